interface Letter {
  id: string;
  recipient: string;
}

/** The link or the code of the newest letter to an address, as its reader finds it in the mailbox of the demonstration. */
export async function findInLetter(recipient: string, pattern: RegExp): Promise<string> {
  const origin = process.env.TRELLIS_ORIGIN ?? '';
  const list = (await (await fetch(`${origin}/api/business/mailbox?maxResultCount=50`)).json()) as { items: Letter[] };
  const letter = list.items.find((item) => item.recipient === recipient);
  if (!letter) throw new Error(`No letter to ${recipient}`);
  const text = JSON.stringify(await (await fetch(`${origin}/api/business/mailbox/${letter.id}`)).json());
  const found = pattern.exec(text)?.[0];
  if (!found) throw new Error(`The letter to ${recipient} has no ${pattern.source}`);
  return found;
}
