interface Letter {
  id: string;
  recipient: string;
}

/** The link or the code of the newest letter to an address that has one, as its reader finds it in the mailbox of the demonstration. */
export async function findInLetter(recipient: string, pattern: RegExp): Promise<string> {
  const origin = process.env.TRELLIS_ORIGIN ?? '';
  const list = (await (await fetch(`${origin}/api/business/mailbox?maxResultCount=50`)).json()) as { items: Letter[] };
  for (const letter of list.items.filter((item) => item.recipient === recipient)) {
    const text = JSON.stringify(await (await fetch(`${origin}/api/business/mailbox/${letter.id}`)).json());
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  throw new Error(`No letter to ${recipient} has ${pattern.source}`);
}
