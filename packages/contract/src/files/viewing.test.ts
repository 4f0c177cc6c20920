import { describe, expect, it } from 'vitest';
import { drawingModeAfter, fitScale, isSignedAddress, watermarkText } from './viewing.ts';

describe('the watermark', () => {
  const tenant = { id: 'a', name: 'Riverside', zone: 'UTC', logo: null };
  it.each([
    ['staff with a name', { type: 'Center', name: 'Lin Wei', email: 'lin@a.example', tenant }, 'Lin Wei-Riverside'],
    ['staff with only an e-mail', { type: 'Center', name: ' ', email: 'lin@a.example', tenant }, 'lin@a.example-Riverside'],
    ['nothing but a center', { type: 'Center', name: '', email: '', tenant }, 'Admin-Riverside'],
    ['the platform', { type: 'Management', name: 'Priya Nair', email: 'p@a.example', tenant: null }, 'Admin-Priya Nair'],
  ] as const)('names %s', (_, viewer, text) => expect(watermarkText(viewer)).toBe(text));
});

describe('a page', () => {
  it.each([
    ['small', { width: 400, height: 500 }, 1440, 1],
    ['tall', { width: 595, height: 1400 }, 1440, 0.5],
    ['wide', { width: 1440, height: 300 }, 1440, 0.5],
    ['on a narrow window', { width: 595, height: 842 }, 595, 0.5],
  ])('that is %s', (_, page, windowWidth, scale) => expect(fitScale(page, windowWidth)).toBe(scale));
});

it('draws plainly after a shading that it cannot draw, and only then', () => {
  expect(drawingModeAfter('full', new Error('Unknown IR type: Shading'))).toBe('canvas');
  expect(drawingModeAfter('canvas', new Error('Unknown IR type: Shading'))).toBe('canvas');
  expect(drawingModeAfter('full', new Error('Rendering cancelled'))).toBe('full');
});

describe('an address of a video', () => {
  const origin = 'https://trellis.example';
  it.each([
    ['/files/a/b.mp4?until=1&signature=x', true],
    [`${origin}/files/a/b.mp4?until=1&signature=x`, true],
    ['/files/a/b.mp4', false],
    ['https://elsewhere.example/files/a/b.mp4?until=1&signature=x', false],
    ['//elsewhere.example/files/a/b.mp4?until=1&signature=x', false],
    ['/files/../api/us/Account/Info?until=1&signature=x', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s is ours: %s', (url, isOurs) => expect(isSignedAddress(url, origin)).toBe(isOurs));
});
