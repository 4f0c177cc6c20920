import type { Commodity } from '@trellis/contract/tenant-contracts/schemas';
import { type PageSearch, readOneOf, readPage, readText } from '../../../ui/list-search.ts';
import { readTrainerOrderSearch, type TrainerOrderSearch } from '../../payments/public.ts';

// the schema would bring zod into the first visit
const kinds: readonly Commodity[] = ['vrat', 'assessment', 'course', 'plan', 'planV2'];

/** The state of the list of orders, as its address holds it. */
export interface OrderSearch extends PageSearch, Partial<Omit<TrainerOrderSearch, keyof PageSearch>> {
  /** What trainers ordered; what centers bought unless told. */
  of?: 'trainers';
  kind?: Commodity;
  /** First and last day of payment, YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
}

export function readOrderSearch(raw: Partial<OrderSearch>): OrderSearch {
  if (raw.of === 'trainers') return { of: raw.of, ...readTrainerOrderSearch({ ...raw }) };
  return { ...readPage(raw), kind: readOneOf(kinds, raw.kind), from: readDay(raw.from), to: readDay(raw.to) };
}

const readDay = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(readText(value) ?? '') ? readText(value) : undefined);
