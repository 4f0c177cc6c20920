export const ui = {
  loadFailed: { title: '无法加载', retry: '重试' },
  list: { total_one: '共 {{count}} 条', total_other: '共 {{count}} 条' },
  centrePicker: { label: '中心', all: '全部中心' },
  export: '导出 Excel',
  downloadPdf: '下载 PDF',
  downloadFail: '下载失败，请刷新页面后重试。',
  stale: {
    title: '其他人刚刚修改了此内容',
    hint: '您的修改尚未保存，已输入的内容仍保留。请对照对方保存的内容，然后再次保存。',
    value: '{{field}}：现为 {{value}}',
  },
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
