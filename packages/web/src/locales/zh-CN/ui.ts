export const ui = {
  loadFailed: { title: '无法加载', retry: '重试' },
  list: { total_one: '共 {{count}} 条', total_other: '共 {{count}} 条' },
  centrePicker: { label: '中心', all: '全部中心' },
  export: '导出 Excel',
  form: {
    cancel: '取消',
    save: '保存',
    failedTitle: '未能保存',
    discardTitle: '放弃更改？',
    discardText: '您输入的内容尚未保存。',
    discard: '放弃',
    keep: '继续编辑',
  },
};
