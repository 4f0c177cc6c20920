import { useRef, useState } from 'react';
import type { ListImport } from './list-import.ts';
import { useChangeRows } from './queries.ts';

type Typed = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** What was typed over cells of rows, by the row's number and the column, until it is looked at again. */
export interface Corrections {
  textOf: (number: number, column: number) => string | undefined;
  type: (number: number, column: number, text: string) => void;
  isEmpty: boolean;
  /** The same at the moment of asking, while nothing was drawn since. */
  isEmptyNow: () => boolean;
  isSending: boolean;
  /** Sends what was typed; true once the rows are looked through anew. */
  send: () => Promise<boolean>;
}

export function useCorrections(kind: ListImport, importId: string): Corrections {
  const [typed, showTyped] = useState<Typed>(new Map());
  const kept = useRef(typed);
  const setTyped = (next: Typed) => {
    kept.current = next;
    showTyped(next);
  };
  const change = useChangeRows(kind);
  const send = async () => {
    if (typed.size === 0) return true;
    const rows = [...typed].map(([number, cells]) => ({ number, cells: [...cells].map(([column, text]) => ({ column, text })) }));
    const isDone = await change.mutateAsync({ importId, rows }).then(
      () => true,
      () => false,
    );
    if (isDone) setTyped(new Map());
    return isDone;
  };
  return {
    textOf: (number, column) => typed.get(number)?.get(column),
    type: (number, column, text) => setTyped(new Map(typed).set(number, new Map(typed.get(number)).set(column, text))),
    isEmpty: typed.size === 0,
    isEmptyNow: () => kept.current.size === 0,
    isSending: change.isPending,
    send,
  };
}
