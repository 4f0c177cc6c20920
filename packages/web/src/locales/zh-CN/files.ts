import { term, word } from './common.ts';

export const files = {
  review: {
    title: '{{name}} 的简历',
    pdfTitle: term.document,
    missing: '该文件不存在，或您没有查看权限。',
    failed: '下载失败，请刷新后重试。',
    retry: '刷新',
    loading: '正在加载文档…',
    page: '第 {{page}} 页，共 {{pages}} 页',
    previous: '上一页',
    next: '下一页',
    download: word.download,
  },
  video: {
    quality: '清晰度',
    SD: '标清',
    locked: '无法播放此视频：地址无效或已过期，请从原页面重新打开。',
    muted: '正在播放音乐，视频已静音。',
  },
};
