const day = 24 * 3_600_000;

let keepDays = 30;

/** Called once at the start: how many days a backup is kept. */
export function configureBackupDays(days: number): void {
  keepDays = days;
}

export const backupDays = () => keepDays;

/** When the last backup is removed that has what was erased at a moment. */
export const goneFromBackups = (erasedAt: Date): Date => new Date(erasedAt.getTime() + keepDays * day);
