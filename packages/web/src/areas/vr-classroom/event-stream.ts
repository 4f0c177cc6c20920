/** One event of a stream of server-sent events. */
export interface StreamEvent {
  id: number;
  data: unknown;
}

/** Takes a stream apart as it comes: `add` answers the events that are whole by now. */
export function eventReader(): { add(part: string): StreamEvent[] } {
  let rest = '';
  return {
    add(part) {
      rest += part;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      return blocks.flatMap(eventOf);
    },
  };
}

function eventOf(block: string): StreamEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()] as const;
    }),
  );
  const data = fields.get('data');
  return data === undefined ? [] : [{ id: Number(fields.get('id')), data: JSON.parse(data) }];
}
