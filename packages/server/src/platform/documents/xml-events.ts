import { SaxesParser } from 'saxes';
import { TableFault } from './table.ts';

/** A document's elements lie in each other by a dozen. */
const deepest = 100;
/** Characters of one text or tag: a cell holds 32,767, each written with up to ten. */
const longest = 1_000_000;

export interface XmlElement {
  /** Without the prefix that some programs give every element. */
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
}

export interface XmlHandler {
  open: (element: XmlElement) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Tells a handler what XML holds, while it arrives. A document type is refused: entities of one's own are all that it is good for here, and
 * they unfold. So is what would have to be kept in memory at once: texts and elements without end.
 */
export async function readXml(pieces: AsyncIterable<string>, { open, close, text }: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let pending = 0;
  const isText = (given: string) => {
    pending = 0;
    text?.(given);
  };
  parser.on('doctype', refuse);
  parser.on('text', isText);
  parser.on('cdata', isText);
  parser.on('opentag', ({ name, attributes }) => {
    pending = 0;
    depth += 1;
    if (depth > deepest) refuse();
    open({ name: local(name), attributes });
  });
  parser.on('closetag', ({ name }) => {
    pending = 0;
    depth -= 1;
    close(local(name));
  });
  for await (const piece of pieces) {
    pending += piece.length;
    parser.write(piece);
    if (pending > longest) refuse();
  }
  parser.close();
}

function refuse(): never {
  throw new TableFault('unreadable');
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
