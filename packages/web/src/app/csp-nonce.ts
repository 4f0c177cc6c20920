/** The nonce of this page's policy. */
export const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** Some parts of antd measure with style elements of their own and do not hand on its nonce: every style element gets it when it is made. */
export function giveStylesTheNonce(): void {
  const createElement = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
