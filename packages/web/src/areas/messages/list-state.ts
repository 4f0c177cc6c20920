import type { useListState } from '../../ui/use-list-state.ts';
import type { MessageSearch } from './searches.ts';

/** What the parts of the page share of its address. */
export type MessageListState = ReturnType<typeof useListState<MessageSearch>>;
