import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { limits } from '@trellis/contract/limits';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as texts from '../locales/en-US/index.ts';

const mine = [
  { id: 'riverside', name: 'Riverside' },
  { id: 'harbour', name: 'Harbour' },
];
const others = [
  { id: 'hillside', name: 'Hillside' },
  { id: 'lakeside', name: 'Lakeside' },
];

let picker: typeof import('./centre-picker.tsx');
let api: typeof import('../app/api.ts').api;
let people: typeof import('../app/current-user.ts');
const i18n = createInstance();

beforeAll(async () => {
  // what only a build and a browser have: where calls go
  vi.stubGlobal('window', { location: { origin: 'https://trellis.example', pathname: '/' } });
  await i18n.init({ lng: 'en-US', fallbackNS: 'shell', resources: { 'en-US': texts } });
  [picker, people, { api }] = await Promise.all([import('./centre-picker.tsx'), import('../app/current-user.ts'), import('../app/api.ts')]);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('the centers to pick from', () => {
  it('are those that platform staff may change to', () => {
    expect(picker.pickableCentres({ type: 'Management', canChangeList: others, centerList: mine })).toEqual(others);
  });

  it.each(['Center', 'Enterprise', 'Area', null] as const)('are their own for somebody of the side %s', (type) => {
    expect(picker.pickableCentres({ type, canChangeList: others, centerList: mine })).toEqual(mine);
  });
});

describe('the picker', () => {
  const drawn = (props: { value?: string }, centerList = mine, found?: (typeof mine)[number]) => {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
    const user: Partial<CurrentUser> = {
      type: 'Enterprise',
      canChangeList: others,
      centerList,
      grantedPolicies: ['RocketSystem.HfsOrder'],
      withheldPolicies: [],
      readOnlyPolicies: [],
      projectStatus: [],
      tenant: null,
    };
    client.setQueryData(people.currentUserOptions().queryKey, user as CurrentUser);
    if (found)
      client.setQueryData(api.admins.centerOptions.queryKey({ input: { kind: 'centre', maxResultCount: 1000 } }), {
        items: [found],
      });
    const page = createElement(picker.CentrePicker, { value: undefined, onChange: () => undefined, ...props });
    const speaking = createElement(I18nextProvider, { i18n }, page);
    return renderToStaticMarkup(createElement(QueryClientProvider, { client }, speaking));
  };

  it('names what it narrows to where nothing is chosen', () => {
    const page = drawn({});
    expect(page).toContain('Center');
    expect(page).not.toContain('Riverside');
  });

  it('stands on the center that was chosen', () => {
    expect(drawn({ value: 'harbour' })).toContain('Harbour');
  });

  it('shows a chosen center that is none of the first ones, which alone are told', () => {
    const told = Array.from({ length: limits.mostCentersTold }, (_, at) => ({ id: `c${at}`, name: `Center ${at}` }));
    const last = { id: 'c200', name: 'Zebra House' };
    expect(drawn({ value: last.id }, told, last)).toContain('Zebra House');
  });

  it('is not there for somebody of a single center', () => {
    expect(drawn({}, mine.slice(0, 1))).toBe('');
  });
});
