# The shell: the guide of a first match

learn = Naučit se hrát
learn-hint = „Naučit se hrát“ přidá průvodce, který při hře vysvětluje.
guide = Průvodce
guide-next = Dál
guide-end = Hotovo
guide-skip = Bez průvodce
