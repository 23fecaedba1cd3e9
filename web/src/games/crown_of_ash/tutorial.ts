export interface TutorialStep {
  message: string;
}
export const TUTORIAL: TutorialStep[] = [];
