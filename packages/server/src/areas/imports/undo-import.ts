import type { ImportKind } from '@trellis/contract/imports/fields';
import type { RecordUndoPreview } from '@trellis/contract/imports/undo-calls';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { keepUndone, lockFinished, needFinished } from '../../platform/imports/finished.ts';
import { lockImporting } from '../../platform/imports/store.ts';
import { findBuiltOnContracts, lockContracts, removeContracts } from './contracts/undo-contracts.ts';
import { findBuiltOnCredits, lockCreditsOfImport, removeCredits } from './credits/undo-credits.ts';
import { findBuiltOnSchedule, lockSchedule, removeSchedule } from './schedule/undo-schedule.ts';

/** How what came with a list of a kind is taken back. */
interface Undoing {
  findBuilt: (db: Db, importId: string) => Promise<RecordUndoPreview>;
  lock: (db: Db, importId: string) => Promise<void>;
  remove: (db: Db, caller: Member, importId: string) => Promise<void>;
}

const undoing: Record<ImportKind, Undoing> = {
  contracts: { findBuilt: findBuiltOnContracts, lock: lockContracts, remove: removeContracts },
  credits: { findBuilt: findBuiltOnCredits, lock: lockCreditsOfImport, remove: removeCredits },
  schedule: { findBuilt: findBuiltOnSchedule, lock: lockSchedule, remove: removeSchedule },
};

interface Which {
  kind: ImportKind;
  importId: string;
}

/** Whether an import can be undone. */
export async function previewUndo(db: Db, { kind, importId }: Which): Promise<RecordUndoPreview> {
  const [, built] = await Promise.all([needFinished(db, { kind, importId }), undoing[kind].findBuilt(db, importId)]);
  return built;
}

/** Takes back what an import brought where nothing was built on it, all or none. Twice is once. */
export async function undoImport(db: Db, caller: Member, { kind, importId }: Which): Promise<{ rows: number }> {
  const { findBuilt, lock, remove } = undoing[kind];
  await lockImporting(db, caller);
  if (await lockFinished(db, { kind, importId })) return { rows: 0 };
  await lock(db, importId);
  const { rows, obstacles } = await findBuilt(db, importId);
  if (obstacles.length > 0) refuse('Trellis:ImportBuiltOn', { data: { obstacles } });
  await remove(db, caller, importId);
  await keepUndone(db, caller, importId);
  return { rows };
}
