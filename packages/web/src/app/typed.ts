const typedInto = new Set<Element>();

/** Remembers what somebody typed into. What is searched for stands in the address and is not lost. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && !target.matches('[type="search"], [role="search"] *')) typedInto.add(target);
    },
    { capture: true },
  );
}

/** Whether the page holds what would be lost with it: a field that was typed into, or a form that is open over the page. */
export function holdsTyped(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return typedInto.size > 0 || document.querySelector('[role="dialog"] form') !== null;
}
