import type { TransferFault, Transferred } from '@trellis/contract/programs/transfer-calls';
import type { Actor } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refusalText } from '../../platform/http/refusal-text.ts';

/** A file with faults: nothing of it is taken. */
export const nothing = (faults: TransferFault[]): Transferred => ({ added: 0, changed: 0, unchanged: 0, faults });

/** Runs what saves row after row in one transaction; with a fault all of it is taken back. */
export async function allOrNothing(run: (result: Transferred) => Promise<void>): Promise<Transferred> {
  const result = nothing([]);
  try {
    await run(result);
    return result;
  } catch (error) {
    if (error instanceof Faulty) return nothing(result.faults);
    throw error;
  }
}

class Faulty extends Error {}

/** Ends a transaction that found faults. */
export function endIfFaulty({ faults }: Transferred): void {
  if (faults.length > 0) throw new Faulty();
}

/** Saves one row and counts what came of it; what a rule says against it is a fault of that row. */
export async function countRow(
  { result, language, row, column }: { result: Transferred; language: Actor['language']; row: number; column: (member: string) => string },
  saveOne: () => Promise<'added' | 'changed' | 'unchanged'>,
): Promise<void> {
  try {
    result[await saveOne()]++;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, detail } = error;
    result.faults.push({ row, column: column(detail.members?.[0] ?? ''), message: refusalText(code, language, detail.data) });
  }
}
