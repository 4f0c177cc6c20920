interface Member {
  userID: string;
  nickname: string;
}

/** Whom of a group a text means by @ and their name; of two names of which one begins like the other, the longer one. */
export function mentionedIn(text: string, members: readonly Member[]): string[] {
  const byName = [...Map.groupBy(members, ({ nickname }) => nickname)].toSorted(([one], [other]) => other.length - one.length);
  let rest = text;
  return byName.flatMap(([name, named]) => {
    const said = `@${name}`;
    if (name === '' || !rest.includes(said)) return [];
    rest = rest.replaceAll(said, ' ');
    return named.map(({ userID }) => userID);
  });
}
