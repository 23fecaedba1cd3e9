import core.AbstractForwardModel;
import core.AbstractGameState;
import core.actions.AbstractAction;
import games.dominion.DominionFGParameters;
import games.dominion.DominionForwardModel;
import games.dominion.DominionGameState;
import games.puertorico.PuertoRicoForwardModel;
import games.puertorico.PuertoRicoGameState;
import games.puertorico.PuertoRicoParameters;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random play of TAG: choices a second with two options or more, and microseconds a copy.
 *
 * <p>Arguments: the game, how many seconds to play, a seed. Some seconds of play come first, so that
 * the virtual machine has compiled what is played. The time is that of the thread that plays and of
 * collecting its garbage; compiling goes on beside it and is not counted.
 */
public class Measure {
    static final int PLAYERS = 4;
    static final double WARM_UP = 3;

    final boolean dominion;
    final AbstractForwardModel model;
    final Random random;
    final List<AbstractGameState> kept = new ArrayList<>();
    long choices = 0;

    Measure(String game, long seed) {
        dominion = game.equals("dominion");
        model = dominion ? new DominionForwardModel() : new PuertoRicoForwardModel();
        random = new Random(seed);
    }

    AbstractGameState begin() {
        AbstractGameState state =
                dominion
                        ? new DominionGameState(new DominionFGParameters(), PLAYERS)
                        : new PuertoRicoGameState(new PuertoRicoParameters(), PLAYERS);
        state.getGameParameters().setRandomSeed(random.nextLong());
        model.setup(state);
        return state;
    }

    void game(boolean keep) {
        AbstractGameState state = begin();
        while (state.isNotTerminal()) {
            List<AbstractAction> actions = model.computeAvailableActions(state);
            if (actions.size() > 1) {
                choices++;
                if (keep && random.nextInt(40) == 0) kept.add(state.copy());
            }
            model.next(state, actions.get(random.nextInt(actions.size())));
        }
    }

    static double now() {
        long collected = 0;
        for (GarbageCollectorMXBean each : ManagementFactory.getGarbageCollectorMXBeans())
            collected += each.getCollectionTime();
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9 + collected / 1e3;
    }

    double play(double seconds) {
        choices = 0;
        double start = now();
        while (now() - start < seconds) game(false);
        return now() - start;
    }

    double copies(double seconds) {
        for (int at = 0; at < 5; at++) game(true);
        long count = 0;
        double start = now();
        while (now() - start < seconds)
            for (AbstractGameState state : kept) {
                state.copy();
                count++;
            }
        return (now() - start) / count * 1e6;
    }

    public static void main(String[] given) {
        Measure measure = new Measure(given[0], Long.parseLong(given[2]));
        double seconds = Double.parseDouble(given[1]);
        measure.play(WARM_UP);
        double spent = measure.play(seconds);
        double rate = measure.choices / spent;
        System.out.printf(
                "{\"choices_per_second\": %.1f, \"copy_us\": %.3f}%n",
                rate, measure.copies(seconds / 4));
    }
}
