import type { LocalText } from '@trellis/contract/languages';

/** What may be wrong with a row of credits, or worth a look. */
export const remarks = {
  brought: {
    en: 'The child has these from the list “{file}” already.',
    'zh-Hans': '列表“{file}”已为该儿童导入过此项。',
    es: 'El niño o la niña ya los tiene de la lista «{file}».',
  },
  sameInFile: {
    en: 'Row {row} has the same of this child.',
    'zh-Hans': '第 {row} 行已有该儿童的同一项。',
    es: 'La fila {row} ya tiene lo mismo de este niño o niña.',
  },
  onTop: {
    en: 'The child has {left} of these here already; those of this row come on top.',
    'zh-Hans': '该儿童在本中心已有 {left}，本行数量将另外增加。',
    es: 'El niño o la niña ya tiene {left} aquí; los de esta fila se suman.',
  },
} as const satisfies Record<string, LocalText>;
