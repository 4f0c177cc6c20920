import type { trainingParts as english } from '../en-US/trainingParts.ts';
import { word } from './common.ts';

const menu = {
  trainingTargets: '训练目标',
  programCategories: '训练项目类别',
  programMaterials: '项目教具',
};

export const trainingParts: typeof english = {
  menu,
  fields: { name: word.name, code: word.code },
  trainingTargets: {
    title: menu.trainingTargets,
    add: '添加目标',
    edit: '编辑目标',
    empty: '还没有训练目标',
    emptyHint: '目标说明一个训练项目训练什么，教练上课时可以看到。',
  },
  programCategories: {
    title: menu.programCategories,
    add: '添加训练项目类别',
    edit: '编辑训练项目类别',
    empty: '还没有训练项目类别',
    emptyHint: '训练项目按类别归类，报告和计划也按类别统计。',
    hints: { code: '报告公式通过它引用类别：仅限字母、数字和连字符，确定后不可更改。' },
  },
  programMaterials: {
    title: menu.programMaterials,
    add: '添加教具',
    edit: '编辑教具',
    empty: '还没有教具',
    emptyHint: '教具须在训练项目开始前备好。',
  },
};
