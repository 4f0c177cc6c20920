/** What writes: a mutation of a page. */
interface Writing<Input, Reply> {
  mutateAsync: (input: Input) => Promise<Reply>;
}

/**
 * Writes something and goes on with what came of it, wherever the person is by then. What `mutate` is told to do after it is forgotten with the part
 * of a page that asked: a row that leaves its list by what was done would never say that it was done.
 */
export function whenKept<Input, Reply>(
  writing: Writing<Input, Reply>,
  input: NoInfer<Input>,
  onKept: (reply: Reply) => unknown,
  onFailed: (error: Error) => unknown = () => undefined,
): void {
  void writing.mutateAsync(input).then(onKept, onFailed);
}
