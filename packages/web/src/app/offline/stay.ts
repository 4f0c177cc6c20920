let asking: Promise<void> | undefined;

/**
 * Asks the browser, once a page, to keep what stands on the device when it makes room. Browsers decide by themselves, by how the product is used and
 * whether it stands on the home screen; Firefox alone puts the question to the person. Nobody waits for the answer.
 */
export function askToStay(): void {
  asking ??= ask().catch(() => undefined);
}

async function ask(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
