import { term, word } from './common.ts';

/** Appointments, as the texts of certification have them. */
export const appointments = {
  led: '我带教的预约',
  title: '培训预约',
  none: '尚未安排预约。',
  add: '安排预约',
  addTitle: '为 {{name}} 安排预约',
  addHint: '上一次预约完成后才能安排下一次。',
  addOver: '学习期限已过，延长后才能安排预约。',
  added: '预约已安排。',
  changed: '预约已修改。',
  module: term.trainingModule,
  name: word.title,
  start: '开始时间',
  hours: '时长（小时）',
  duration: '{{count}} 小时',
  leader: '带教人',
  note: '说明',
  states: { open: '已安排', complete: '已完成' },
  complete: '标记为完成',
  completeTitle: '将“{{name}}”标记为完成？',
  completeText: '完成后预约无法再修改，反馈仍可修改。',
  completed: '预约已完成。',
  completedOn: '完成时间',
  removeText: '该预约尚未完成。',
  removed: '预约已删除。',
  feedback: '带教反馈',
  feedbackOn: '“{{name}}”的反馈',
  giveFeedback: '填写反馈',
  readFeedback: '查看反馈',
  changeFeedback: '修改反馈',
  feedbackSaved: '反馈已保存。',
  feedbackMissing: '请先填写内容。',
  visible: '训练师可见',
  hidden: '训练师不可见',
  bold: '加粗',
  italic: '斜体',
  bullets: '项目符号',
};

/** Practical tests. */
export const practicalTests = {
  title: '实践测试',
  none: '该模块没有实践测试。',
  notBegun: '尚未进行该测试。',
  types: { WrittenTest: '笔试', HandsOnTest: '实操测试', OralTest: '口试' },
  states: { open: '记录中', passed: '通过', failed: '未通过' },
  begin: '记录测试',
  read: '查看记录',
  retest: '安排重考',
  retestTitle: '安排重考“{{name}}”？',
  retestText: '上一次的记录会保留。',
  retestArranged: '已安排重考。',
  records: '历次测试',
  attempt: term.attempt,
  isRetest: '重考',
  finishedOn: '结束时间',
  changedOn: '最近修改：{{time}}',
  passed: '测试结果',
  resultMissing: '完成测试前请评分并注明是否通过。',
};

/** What a trainer records of practice. */
export const trainerRecords = {
  title: '实践记录',
  write: '填写我的记录',
  read: '查看实践记录',
  none: '尚无记录。',
};

/** Studying the courses of a module. */
export const study = {
  back: '返回模块',
  none: '该模块没有课程。',
  progress: '{{passCount}}/{{length}}',
  sectionsDone: '已完成的小节：{{passCount}}/{{length}}',
  progressOf: '“{{name}}”的进度',
  due: '学习该模块前需支付 {{price}}。',
  order: '下单',
  pay: term.pay,
  missing: '该课程不属于您的模块',
  sections: '小节列表',
  done: '已学完',
  open: '待学习',
  noFile: '暂无可显示的内容。',
  closed: '学习该模块期间才能查看内容。',
  finish: '我已学完',
  watchHint: '视频播放结束后计入进度。',
  finished: '“{{name}}”已学完。',
  answer: '填写问卷',
  readAnswers: '查看我的回答',
  correctRate: '正确率 {{correctRate}}%',
};

/** The tabs of a module. */
export const moduleTabs = { learning: '学习', training: '培训', test: '考核', certificates: term.certificates };
