import { useState } from 'react';
import { useChangeRows } from './queries.ts';

/** What was typed over cells of rows, by the row's number and the column, until it is looked at again. */
export interface Corrections {
  textOf: (number: number, column: number) => string | undefined;
  type: (number: number, column: number, text: string) => void;
  isEmpty: boolean;
  isSending: boolean;
  /** Sends what was typed; true once the rows are looked through anew. */
  send: () => Promise<boolean>;
}

export function useCorrections(importId: string): Corrections {
  const [typed, setTyped] = useState<ReadonlyMap<number, ReadonlyMap<number, string>>>(new Map());
  const change = useChangeRows();
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
    isSending: change.isPending,
    send,
  };
}
