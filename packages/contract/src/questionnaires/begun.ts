const definition = {
  pages: [
    {
      name: 'first',
      title: { default: 'First page', 'zh-cn': '第一页', es: 'Primera página' },
      elements: [
        {
          type: 'radiogroup',
          name: 'question1',
          title: { default: 'A question', 'zh-cn': '问题', es: 'Una pregunta' },
          isRequired: true,
          choices: [
            { value: 'yes', text: { default: 'Yes', 'zh-cn': '是', es: 'Sí' } },
            { value: 'no', text: { default: 'No', 'zh-cn': '否', es: 'No' } },
          ],
        },
      ],
    },
  ],
};

const key = {
  formula: 'formula-1',
  sections: [
    {
      code: 'section1',
      name: { en: 'Section', 'zh-Hans': '部分', es: 'Sección' },
      questions: [{ name: 'question1', points: { yes: 2, no: 0 } }],
    },
  ],
};

/** The least of a questionnaire, to begin with: its definition and the key to its answers as an editor shows them. */
export const begunQuestionnaire = { jsonString: JSON.stringify(definition, null, 2), answer: JSON.stringify(key, null, 2) };
