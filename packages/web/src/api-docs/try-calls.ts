import { callForm } from './call-form.ts';
import type { ApiDocument } from './document.ts';
import { element, labelled } from './elements.ts';

/** Lets whoever reads /api/docs try its calls: what a call asks for is drawn when it is opened first, from the document itself. */
const keyField = element('input', { type: 'password', autocomplete: 'off' });
const heading = document.querySelector('h1');
heading?.after(labelled('API key or access token: kept by nobody, gone with this page', keyField));

let loaded: Promise<ApiDocument> | undefined;
const apiDocument = () =>
  (loaded ??= fetch('/api/openapi.json', { credentials: 'omit' }).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as ApiDocument;
  }));

async function offer(details: HTMLDetailsElement): Promise<void> {
  const { method = '', path = '' } = details.dataset;
  try {
    const read = await apiDocument();
    const operation = read.paths[path]?.[method];
    if (operation) details.append(callForm(read, { method: method.toUpperCase(), path, operation }, () => keyField.value.trim()));
  } catch {
    // read without being tried; the next that is opened asks anew
    loaded = undefined;
    delete details.dataset.offered;
  }
}

// what opens a part of the page is not told to what stands around it
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || target.dataset.offered) return;
    target.dataset.offered = 'yes';
    void offer(target);
  },
  true,
);
