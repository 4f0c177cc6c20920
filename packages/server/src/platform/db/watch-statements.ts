/** Told of a statement when it is asked for; what it returns is told how that ended. */
export type StatementWatch = (text: string) => (error: unknown) => void;

let watch: StatementWatch | undefined;

/** Has every statement of this process told to somebody; nobody is where nothing is traced. */
export function watchStatements(told: StatementWatch | undefined): void {
  watch = told;
}

/** Tells of a statement, where somebody watches. */
export const tellOfStatement = (text: string): ReturnType<StatementWatch> | undefined => watch?.(text);
