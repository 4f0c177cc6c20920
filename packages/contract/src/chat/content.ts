const mostNames = 3;

/** At most three names, then an ellipsis. */
export const shortNames = (names: readonly string[], separator = ', ') =>
  names.slice(0, mostNames).join(separator) + (names.length > mostNames ? '…' : '');

/** What a message holds, by its kind; nothing of one that cannot be read. */
export interface ReadContent {
  text: string;
  /** Whom a notice names, and who did what it says. */
  names: string[];
  by: string;
  /** Of a voice message, in seconds. */
  duration: number;
}

const blank: ReadContent = { text: '', names: [], by: '', duration: 0 };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const partsOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});

/** Reads the content of a message, a text of JSON as messaging SDKs have it. A broken one is blank. */
export function readContent(content: string): ReadContent {
  try {
    const read = partsOf(JSON.parse(content));
    const users = Array.isArray(read['userList']) ? read['userList'] : [];
    const duration = Number(read['duration']);
    return {
      text: textOf(read['content']) || textOf(read['text']) || textOf(read['groupName']),
      names: users.map((user) => textOf(partsOf(user)['nickname'])).filter(Boolean),
      by: textOf(partsOf(read['opUser'])['nickname']),
      duration: Number.isFinite(duration) ? Math.max(0, duration) : 0,
    };
  } catch {
    return blank;
  }
}
