import { term } from './common.ts';
import { questionnaires } from './questionnaires.ts';

/** Texts of the questionnaires that go with an attention test. */
export const vrQuestionnaires = {
  title: term.questionnaires,
  of: '{{name}} 的测试问卷',
  ofTest: 'VR 测试问卷',
  none: '该测试没有附带问卷。',
  open: '未开始',
  draft: '填写中',
  done: questionnaires.complete,
  answer: '填写',
  goOn: term.goOn,
  read: '查看',
  readOf: '查看{{name}}',
  answerOf: '填写{{name}}',
  goOnOf: '继续填写{{name}}',
  back: '全部问卷',
  family: '交给家庭',
  familyOf: '{{name}}：交给家庭填写',
  familyAbout: '持有此二维码的人无需登录即可在手机上为 {{child}} 填写。问卷不再允许填写时，链接随即失效。',
  familyCode: '{{name}}的二维码',
  comment: '医生评语',
  template: '套用模板',
  saved: '评语已保存',
  noComment: '暂无评语。',
  about: 'VR 测试附带的问卷。每次修改都会发布为新版本，已开始填写的仍使用原版本。',
  empty: '还没有测试附带的问卷',
  emptyHint: '请添加问卷：平台开放某次测试的问卷后，中心即可填写。',
  placeholders: '模板中 {child}、{date}、{index} 分别代表儿童姓名、填写日期和总指数；{index:code} 代表某一部分的指数。',
};
