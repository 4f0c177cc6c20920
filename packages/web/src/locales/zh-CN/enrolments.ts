import { term, word } from './common.ts';

/** Texts of how a family is taken in. */
export const enrolments = {
  title: term.enrollment,
  titleOf: '{{name}}的入学办理',
  toChild: '查看儿童',
  underWay: '每一步完成后即保存。您可以随时离开，稍后继续：儿童列表会显示未完成的办理。',
  through: '{{name}}已办理入学：所有步骤均已完成。',
  notBegun: '该儿童目前没有办理入学。开始后，儿童列表会一直显示，直到所有步骤完成。',
  closed: '该儿童已归档。请先恢复再继续。',
  begin: '开始办理',
  end: {
    title: '不再继续{{name}}的入学办理？',
    text: '已完成的内容保持不变。儿童列表不再显示该办理；可随时重新开始。',
    action: '放弃办理',
    done: '入学办理已结束。',
  },
  step: {
    child: word.child,
    guardian: word.guardian,
    contract: term.contract,
    coach: word.coach,
    booking: '首次训练课',
  },
  state: { done: term.isDone, next: '从这里继续', open: '待完成', others: '由其他人办理' },
  hint: {
    child: '入学的儿童：姓名、生日、性别和年级。',
    guardian: '登记带孩子来的监护人，或让其用手机登记。',
    contract: '签订合同；随后会询问已付款项。',
    coach: '由谁训练该儿童。',
    booking: '预约训练计划的首次训练课，或将儿童加入班级。',
  },
  fact: { contract: '有生效的合同。', booking: '已预约训练课，或儿童已在班级中。' },
  action: {
    child: '添加儿童',
    guardian: term.addGuardian,
    register: '登记二维码',
    contract: term.addContract,
    coach: term.assignCoaches,
    plan: '创建方案',
    booking: '预约首次训练课',
    class: '前往班级',
  },
  planByOthers: '需要先有训练方案；由其他人创建。',
};
