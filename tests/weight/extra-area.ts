import { locales } from '@trellis/contract/languages';
import type { CopiedHouse } from './copied-house.ts';

const calls = ['list', 'one', 'add', 'change', 'remove', 'move'];
const texts = Array.from({ length: 40 }, (_, at) => `text${at}: 'Whatever an area says at place ${at}',`);

const contractCalls = `import { z } from 'zod';
import { call, id } from '../wire.ts';

export const extraCalls = {
${calls
  .map(
    (name) => `  ${name}: call('POST', '/api/business/extra/${name}', {
    summary: 'What is asked of the extra area: ${name}',
    access: { anyOf: ['PFE.Audit'] },
    input: z.object({ id: id('tenant'), name: z.string().max(100) }),
    output: z.object({ name: z.string() }),
  }),`,
  )
  .join('\n')}
};
`;

const page = `import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export function ExtraPage() {
  const { t } = useTranslation('extra');
  const { data } = useQuery(api.extra.list.queryOptions({ input: { id: '', name: '' } }));
  return <section>{data?.name}${texts.map((_, at) => `{t('text${at}')}`).join('')}</section>;
}
`;

/** Adds an area as docs/architecture.md says ("Adding an area"): calls, an entry of the menu with its picture, a page, texts in every language. */
export function addExtraArea(house: CopiedHouse): void {
  const contract = 'packages/contract/src';
  const web = 'packages/web/src';
  house.write(`${contract}/extra/calls.ts`, contractCalls);
  house.write(
    `${contract}/extra/menu.ts`,
    `export const menu = [{ side: 'Center', place: 185, key: 'Menu.Manage.Extra', group: 'manage', label: 'extra', path: '/system/center/menu/manage/extra' }] as const;\n`,
  );
  house.write(
    `${contract}/extra/area.ts`,
    `import { extraCalls } from './calls.ts';\n\nexport { menu } from './menu.ts';\nexport const groups = { extra: { calls: extraCalls, about: 'Extra' } } as const;\n`,
  );
  house.append(`${contract}/areas.ts`, "export * as extra from './extra/area.ts';");
  house.write(
    `${web}/areas/extra/pages.ts`,
    `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';

const component = lazyRouteComponent(() => import('./extra-page.tsx'), 'ExtraPage');
export const extraPages = [createRoute({ getParentRoute: () => root, path: '/system/center/menu/manage/extra', component })] as const;
`,
  );
  house.write(`${web}/areas/extra/extra-page.tsx`, page);
  house.write(
    `${web}/areas/extra/menu-icons.ts`,
    "import Tool from '@ant-design/icons-svg/es/asn/ToolOutlined';\n\nexport const menuIcons = { extra: Tool };\n",
  );
  for (const locale of locales) {
    house.write(
      `${web}/locales/${locale}/extra.ts`,
      `const menu = { extra: 'Extra things' };\n\nexport const extra = { menu, ${texts.join(' ')} };\n`,
    );
    house.append(`${web}/locales/${locale}/areas.ts`, "export { extra } from './extra.ts';");
  }
}
