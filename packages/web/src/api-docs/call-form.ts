import { type Answer, type Asked, ask } from './ask.ts';
import { type ApiDocument, type Operation, type Parameter, parametersOf, type Schema, schemaOf } from './document.ts';
import { element, labelled } from './elements.ts';
import { sampleOf } from './sample.ts';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** A form that fills in a call and makes it. The key is asked for when it is sent. */
export function callForm(document: ApiDocument, { method, path, operation }: Call, key: () => string): HTMLFormElement {
  const parameters = parametersOf(document, operation);
  const fields = parameters.map((parameter) => ({ parameter, field: fieldOf(document, parameter) }));
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const body = json && element('textarea', { rows: 8, spellcheck: false, value: JSON.stringify(sampleOf(document, json), null, 2) });
  const parts = Object.keys(schemaOf(document, content['multipart/form-data']?.schema ?? {}).properties ?? {}).map((name) => ({
    name,
    field: element('input', { type: name === 'file' ? 'file' : 'text' }),
  }));
  const answer = element('output', {});
  const send = element('button', { type: 'submit', textContent: method === 'GET' ? 'Send' : 'Send: what it changes is changed' });
  const form = element('form', {}, [
    ...fields.map(({ parameter: { name, required }, field }) => labelled(`${name}${required ? ' *' : ''}`, field)),
    ...(body ? [labelled('Body', body)] : []),
    ...parts.map(({ name, field }) => labelled(name, field)),
    send,
    answer,
  ]);
  const filled = (place: Parameter['in']) =>
    Object.fromEntries(
      fields.filter(({ parameter }) => parameter.in === place).map(({ parameter, field }) => [parameter.name, field.value]),
    );
  const asked = (): Asked => ({
    method,
    path,
    inPath: filled('path'),
    inQuery: filled('query'),
    key: key(),
    body: body?.value ?? (parts.length > 0 ? formOf(parts) : undefined),
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    answer.replaceChildren('…');
    ask(asked())
      .then((given) => answer.replaceChildren(...shown(given)))
      .catch((error: Error) => answer.replaceChildren(`Nothing came back: ${error.message}`))
      .finally(() => (send.disabled = false));
  });
  return form;
}

function fieldOf(document: ApiDocument, { required = false, schema: given }: Parameter): HTMLInputElement | HTMLSelectElement {
  const schema = schemaOf(document, given);
  const choices = choicesOf(schema);
  if (!choices) return element('input', { required, placeholder: [schema.format ?? schema.type ?? ''].flat().join(' or ') });
  const options = choices.map((choice) => element('option', { value: choice, textContent: choice }));
  return element('select', { required }, required ? options : [element('option', { value: '' }), ...options]);
}

function choicesOf({ enum: choices, type }: Schema): string[] | undefined {
  if ([type].flat().includes('boolean')) return ['true', 'false'];
  return choices?.map(String);
}

function formOf(parts: { name: string; field: HTMLInputElement }[]): FormData {
  const form = new FormData();
  for (const { name, field } of parts) form.set(name, field.files?.[0] ?? field.value);
  return form;
}

function shown({ status, requestId, milliseconds, text, file }: Answer): HTMLElement[] {
  const head = element('p', { textContent: `${status} in ${milliseconds} ms${requestId ? `, request ${requestId}` : ''}` });
  if (text !== undefined) return [head, element('pre', { textContent: text })];
  const size = `${file?.size ?? 0} bytes of ${file?.type || 'nothing'}`;
  return [head, element('a', { href: file ? URL.createObjectURL(file) : '', download: 'reply', textContent: size })];
}
