export function dockerAnswers(): Promise<boolean>;
