import { bareHtml } from '@trellis/contract/certification/formatted-text';
import { Button, Flex } from 'antd';
import { createElement, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './formatted-text.css';

const nodesOf = (html: string): ChildNode[] => [...new DOMParser().parseFromString(bareHtml(html), 'text/html').body.childNodes];

const isElement = (node: ChildNode): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

const shown = (node: ChildNode, key: number): ReactNode => {
  if (!isElement(node)) return <Fragment key={key}>{node.textContent}</Fragment>;
  const children = [...node.childNodes].map(shown);
  return createElement(node.localName, { key }, ...(children.length > 0 ? children : []));
};

/** A text with bold, lists and paragraphs. */
export function FormattedText({ html }: { html: string }) {
  return <div className="formatted-text">{nodesOf(html).map(shown)}</div>;
}

interface Props {
  id?: string;
  label: string;
  value?: string;
  onChange?: (html: string) => void;
}

/** Such a text to write; what is marked becomes bold, italic or a list. */
export function FormattedTextField({ id, label, value = '', onChange }: Props) {
  const { t } = useTranslation('certification');
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(value);
  useEffect(() => place.current?.replaceChildren(...nodesOf(first.current)), []);
  const tell = () => onChange?.(bareHtml(place.current?.innerHTML ?? ''));
  const wrapIn = (...tags: string[]) => {
    const selection = window.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    if (!range || !place.current?.contains(range.commonAncestorContainer)) return;
    const [outer, ...inner] = tags.map((tag) => document.createElement(tag));
    if (!outer) return;
    const innermost = inner.reduce((above, element) => above.appendChild(element), outer);
    innermost.append(range.extractContents());
    range.insertNode(outer);
    tell();
  };
  const tools = [
    { key: 'bold', tags: ['strong'] },
    { key: 'italic', tags: ['em'] },
    { key: 'bullets', tags: ['ul', 'li'] },
  ] as const;
  return (
    <Flex vertical gap="small">
      <Flex gap="small" role="toolbar" aria-label={label}>
        {tools.map(({ key, tags }) => (
          // what is marked stays marked
          <Button key={key} size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => wrapIn(...tags)}>
            {t(`appointments.${key}`)}
          </Button>
        ))}
      </Flex>
      <div
        ref={place}
        id={id}
        className="formatted-text formatted-text-field"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-label={label}
        tabIndex={0}
        onInput={tell}
      />
    </Flex>
  );
}
