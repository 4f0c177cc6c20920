import { importFieldWords } from '@trellis/contract/subject-imports/words';
import type { subjectImports as english } from '../en-US/subjectImports.ts';

import { term, word } from './common.ts';

export const subjectImports: typeof english = {
  title: '导入儿童',
  fields: importFieldWords['zh-Hans'],
  run: {
    start_one: '导入 {{count}} 名儿童',
    start_other: '导入 {{count}} 名儿童',
    question_one: '将 {{count}} 名儿童添加到本中心？',
    question_other: '将 {{count}} 名儿童添加到本中心？',
    running: '正在导入儿童',
  },
  result: {
    title_one: '已添加 {{count}} 名儿童',
    title_other: '已添加 {{count}} 名儿童',
    guardians_one: '新增监护人 {{count}} 名。',
    guardians_other: '新增监护人 {{count}} 名。',
    list: '查看儿童列表',
  },
  former: {
    guardians: '新增监护人',
    goes_one: '将删除 {{count}} 名儿童及随列表新增的监护人，不留任何记录。',
    goes_other: '将删除 {{count}} 名儿童及随列表新增的监护人，不留任何记录。',
    changed_one: '其中 {{count}} 名之后被编辑过，编辑内容也会删除。',
    changed_other: '其中 {{count}} 名之后被编辑过，编辑内容也会删除。',
    done_one: '已撤回 {{count}} 名儿童。',
    done_other: '已撤回 {{count}} 名儿童。',
    built: '无法撤销：该导入的儿童已有后续记录。',
    ofChildren_one: '{{count}} 名儿童',
    ofChildren_other: '{{count}} 名儿童',
    obstacles: {
      contracts: word.contracts,
      credits: '已给予的课时、测试或评估',
      plans: term.trainingPlans,
      bookings: '已预约的训练课',
      visits: '到访',
      classes: word.classes,
      questionnaires: term.questionnaires,
      assessments: word.assessments,
      tests: 'VR 测试',
      links: '发给家庭的链接和二维码',
      grants: '展示给其他中心的报告',
      moves: '转移到其他中心',
      music: term.musicOfChild,
      wellbeing: term.wellbeing,
      focus: term.focusProgram,
      dailyTopics: term.dailyTopics,
      legalHolds: term.legalHold,
      guardians: '之后添加的监护人',
    },
  },
};
