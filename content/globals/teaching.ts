import type { GlobalConfig } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { iconField, targetField } from '#content/fields/fields.ts'
import { line, mark, passage, rows, titleAndText } from '#content/fields/texts.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

/** Work with universities: how, with whom, what there is and what came of it. */
export const teaching: GlobalConfig = {
  slug: 'teaching',
  label: { zh: '产教融合', en: 'Industry-education' },
  admin: { group: groups.education },
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    rows(
      'models',
      ['合作方式', 'Models of cooperation', '各方出什么', 'Who brings what'],
      [
        ...titleAndText,
        iconField,
        targetField('target'),
        line('linkTitle', ['链接文字', 'Link text', '说明通向哪里', 'Says where it leads']),
      ],
      8,
    ),
    rows(
      'universities',
      ['高校', 'Universities', '有协议的学校', 'Those with an agreement'],
      [
        ...titleAndText,
        line('city', ['城市', 'City', '学校所在地', 'Where it is'], true),
        mark('since', ['始于', 'Since', '协议的年份', 'Year of the agreement'], true),
      ],
      60,
    ),
    rows(
      'laboratories',
      ['实验室', 'Laboratories', '一行一处', 'One in each row'],
      [
        ...titleAndText,
        line('place', ['学校', 'University', '在哪所学校', 'Where it is'], true),
        line('equipment', ['设备', 'Equipment', '型号和数量', 'Types and numbers'], true),
        mark('seats', ['工位', 'Seats', '数字', 'A number'], true),
      ],
    ),
    rows(
      'competitions',
      ['竞赛', 'Competitions', '办过的和将办的', 'Held and to come'],
      [
        ...titleAndText,
        line('time', ['时间', 'When', '日期或月份', 'A day or a month'], true),
        line('result', ['结果', 'Result', '未举行的留空', 'Empty until it has been held']),
      ],
    ),
    rows(
      'results',
      ['结果', 'Results', '有来源的数字', 'Numbers with their source'],
      [
        line('title', ['名称', 'Label', '这个数字量的是什么', 'What the number measures'], true),
        mark('value', ['数值', 'Value', '只写数值', 'The value alone'], true),
        line('unit', ['单位', 'Unit', '没有单位时留空', 'Empty without a unit']),
        line(
          'source',
          ['来源与条件', 'Source and condition', '没有来源的数字不发布', 'A number without a source isn’t published'],
          true,
        ),
      ],
      8,
    ),
    passage('contact', [
      '联系说明',
      'Before the contact',
      '写信时说明什么，多久答复',
      'What to write, and when to expect an answer',
    ]),
    mark('email', ['邮箱', 'E-mail', '教育合作的邮箱', 'Mailbox for universities']),
  ],
}
