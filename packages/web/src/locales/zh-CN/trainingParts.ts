import type { trainingParts as english } from '../en-US/trainingParts.ts';
import { term, word } from './common.ts';
import { music } from './music.ts';

const menu = {
  trainingTargets: '训练目标',
  programCategories: '训练项目类别',
  programMaterials: '项目教具',
  tracks: '音乐曲目',
  musicCourses: music.type.BrainAudio,
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
  tracks: {
    title: menu.tracks,
    add: '添加曲目',
    edit: '编辑曲目',
    empty: '还没有曲目',
    emptyHint: '音乐课程按顺序播放曲目，时长从文件中读取。',
    fields: { title: word.title, file: term.file, duration: '时长', boneConduction: '骨传导', musicCourses: term.musicCourse },
    hints: { code: '课程和记录通过它引用曲目，确定后不可更改。', boneConduction: '须用骨传导耳机收听。' },
    listen: '试听“{{name}}”',
    readLength: '重新读取时长',
    lengthRead: '已从文件中读取“{{name}}”的时长',
  },
  musicType: music.types,
  audioType: music.type,
  musicCourses: {
    title: menu.musicCourses,
    add: '添加音乐课程',
    edit: '编辑音乐课程',
    empty: '还没有音乐课程',
    emptyHint: '课程按选择的顺序播放曲目。已安排的训练课保持原来的曲目。',
    fields: { musicType: '音乐类型', audioType: '聆听方式', tracks: '曲目' },
    hints: { code: '记录通过它引用课程，确定后不可更改。', trackIds: '按选择的顺序播放。' },
  },
};
