// @vitest-environment happy-dom
import { createElement, type FunctionComponent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../app/call-error.ts';
import { show } from '../testing/show.ts';
import { OpenedPage } from './opened-page.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const Page = OpenedPage as FunctionComponent<Omit<Parameters<typeof OpenedPage<string>>[0], 'children'>>;

const form = (name: string) => createElement('form', {}, `Register for ${name}`);

/** A form behind a link, asked for once more with this failure. */
async function shown(error: Error): Promise<string> {
  const query = { data: 'Ada', error, refetch: (() => undefined) as never };
  leave = await show(createElement(Page, { whose: () => ({}), query, isCut: false }, form as never));
  return document.body.textContent;
}

it('keeps the form that a family fills in where its phone loses the network meanwhile', async () => {
  expect(await shown(new TypeError('Failed to fetch'))).toContain('Register for Ada');
});

it('shows the form no more once its link was closed', async () => {
  const closed = { code: 'Trellis:LinkClosed', message: 'This link was closed.', details: null, data: {}, validationErrors: [] };
  const text = await shown(new CallError(403, closed));
  expect(text).toContain('This link was closed.');
  expect(text).not.toContain('Register for Ada');
});
