import { term } from './common.ts';
/** Texts of a child at a glance. */
export const subjectOverview = {
  label: '概览',
  step: {
    enrol: '继续入学',
    goOn: '进入第 {{num}} 节课',
    start: '开始上课',
    feedback: '询问家长',
    contract: '签订合同',
    plan: '制定计划',
    book: '预约课程',
  },
  bookings: {
    title: term.nextSession,
    none: '暂无预约。',
    toPlan: '查看计划',
    later: '之后',
    rest_one: '还有 {{count}} 次',
    rest_other: '还有 {{count}} 次',
  },
  classes: {
    title: '剩余课时',
    noContract: '尚无合同。售出的课时会显示在这里。',
    oneToOne: '一对一课时',
    group: '班课课时',
    few: '即将用完',
  },
  rating: {
    title: '最近评分',
    none: '还没有课程评分。每节课的情况会在这里画出。',
    session: term.sessionNumber,
    stars: term.stars,
    of: '{{value}} / {{most}}',
    what: term.namedSession,
  },
  needs: {
    title: '需要处理',
    none: '没有需要处理的事项。',
    unfinished: '有一节课尚未结束',
    noContract: '没有合同却在训练',
    notCovered_one: '{{count}} 次预约没有课时',
    notCovered_other: '{{count}} 次预约没有课时',
    lowClasses: '课时即将用完',
    notBound: '尚未绑定监护人',
    noCoach: '尚未分配教练',
  },
};
