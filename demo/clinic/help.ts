import type { CategorySeed, FullText } from '#demo/content/types.ts'

export const helpCategories: CategorySeed[] = [
  { slug: 'ordering', title: { zh: '订货与发货', en: 'Ordering and delivery' } },
  { slug: 'equipment', title: { zh: '设备使用', en: 'Using equipment' } },
  { slug: 'quality', title: { zh: '质量与批号', en: 'Quality and batches' } },
]

interface ClinicArticle {
  slug: string
  category: string
  products?: string[]
  title: FullText
  summary: FullText
  sections: { title: FullText; text: FullText }[]
}

export const helpArticles: ClinicArticle[] = [
  {
    slug: 'order-and-delivery',
    category: 'ordering',
    title: { zh: '怎样订货，几天能到', en: 'How to order, and when it arrives' },
    summary: {
      zh: '写信或打电话，下午三点前的订单当天发出。',
      en: 'By mail or phone; what is ordered by three leaves on the same day.',
    },
    sections: [
      {
        title: { zh: '第一次订货', en: 'Your first order' },
        text: {
          zh: '请写明诊所名称、执业许可证号、收货地址和收货人电话。三类医疗器械要核对许可证，一个工作日。',
          en: 'Give the name of your clinic, the number of its licence, the delivery address and a phone number there. For devices of class III we check the licence, which takes one working day.',
        },
      },
      {
        title: { zh: '运费', en: 'Postage' },
        text: {
          zh: '满300元免运费，不满收12元。诊查床按里程。',
          en: 'Free from 300 yuan, otherwise 12 yuan. Couches by distance.',
        },
      },
    ],
  },
  {
    slug: 'invoices',
    category: 'ordering',
    title: { zh: '发票怎样开', en: 'Invoices' },
    summary: {
      zh: '电子发票，签收后三个工作日内发到邮箱。',
      en: 'Electronic, in your mailbox within three working days of delivery.',
    },
    sections: [
      {
        title: { zh: '需要什么', en: 'What we need' },
        text: {
          zh: '单位名称和纳税人识别号。专用发票另需开户行、账号、地址和电话。',
          en: 'The name of the company and its tax number; for a special VAT invoice also bank, account, address and phone.',
        },
      },
      {
        title: { zh: '开错了', en: 'If it is wrong' },
        text: {
          zh: '请在当月内[提交工单](/support/ticket/new)，附上发票号码，我们红冲重开。',
          en: '[Open a ticket](/support/ticket/new) within the month and give its number. We cancel it and write another.',
        },
      },
    ],
  },
  {
    slug: 'returns',
    category: 'ordering',
    title: { zh: '退货和换货', en: 'Returns' },
    summary: {
      zh: '未拆封的七天内可退，灭菌包装拆开后不能退。',
      en: 'Within seven days if unopened; sterile packs cannot come back once open.',
    },
    sections: [
      {
        title: { zh: '质量问题', en: 'If something is faulty' },
        text: {
          zh: '随时可退，运费我们出。请留下实物和批号，拍一张照片。',
          en: 'At any time, and we pay the postage. Keep the piece and its batch number, and take a photo.',
        },
      },
    ],
  },
  {
    slug: 'measure-the-arm',
    category: 'equipment',
    products: ['bp-monitor'],
    title: { zh: '量臂围，选袖带', en: 'Measure the arm, choose the cuff' },
    summary: { zh: '袖带小了读数偏高，大了偏低。', en: 'Too small a cuff reads too high, too large a one too low.' },
    sections: [
      {
        title: { zh: '怎样量', en: 'How' },
        text: {
          zh: '在肩峰与肘尖的中点量一圈，手臂自然下垂。\n\n- 17到22厘米：小号\n- 22到32厘米：标准\n- 32到45厘米：大号',
          en: 'Around the arm, half-way between shoulder and elbow, with the arm hanging down.\n\n- 17 to 22 cm: small\n- 22 to 32 cm: standard\n- 32 to 45 cm: large',
        },
      },
      {
        title: { zh: '量血压前', en: 'Before the reading' },
        text: {
          zh: '坐五分钟，背靠椅背，双脚平放，不说话。',
          en: 'Sit for five minutes with your back supported and your feet on the floor, and do not talk.',
        },
      },
    ],
  },
  {
    slug: 's18-error-codes',
    category: 'equipment',
    products: ['steriliser'],
    title: { zh: 'S18的故障代码', en: 'Error codes of the S18' },
    summary: {
      zh: 'E31换水，E12检查门圈，E40停用并报修。',
      en: 'E31: change the water. E12: look at the seal. E40: stop and call us.',
    },
    sections: [
      {
        title: { zh: '自己能解决的', en: 'What you can mend' },
        text: {
          zh: '- E31：水的电导率过高，换蒸馏水。\n- E12：门没有压紧，擦净门圈再关。\n- E05：水箱空了。',
          en: '- E31: the water conducts too well; use distilled water.\n- E12: the door is not tight; wipe the seal and close it again.\n- E05: the tank is empty.',
        },
      },
      {
        title: { zh: '需要报修的', en: 'What we mend' },
        text: {
          zh: 'E40到E49是压力和加热的故障，请断电，不要再开，然后[提交工单](/support/ticket/new)。这一锅的器械要重新灭菌。',
          en: 'E40 to E49 are faults of pressure or heating. Switch it off, leave it off and [open a ticket](/support/ticket/new). Sterilise the instruments of this load again.',
        },
      },
    ],
  },
  {
    slug: 'calibration',
    category: 'equipment',
    products: ['bp-monitor'],
    title: { zh: '血压计检定', en: 'Calibrating the monitor' },
    summary: { zh: '每年一次，寄来五个工作日寄回。', en: 'Once a year; back within five working days.' },
    sections: [
      {
        title: { zh: '怎样寄', en: 'How to send it' },
        text: {
          zh: '取出电池，袖带一起寄，盒里放一张写有诊所名称和电话的纸。保修期内免费，之后每台60元。',
          en: 'Take out the cells, put in the cuff and a note with name and phone of the clinic. Free under warranty, then 60 yuan.',
        },
      },
    ],
  },
  {
    slug: 'find-a-batch',
    category: 'quality',
    title: { zh: '批号在哪里', en: 'Where the batch number is' },
    summary: { zh: '外箱、内盒和单片包装上都有，以BY开头。', en: 'On carton, box and single pack; it begins with BY.' },
    sections: [
      {
        title: { zh: '批号的写法', en: 'How it is written' },
        text: {
          zh: '例如BY2611-N3-04：2026年11月，N3手套，当月第四批。',
          en: 'BY2611-N3-04, for example: November 2026, N3 gloves, the fourth batch of the month.',
        },
      },
    ],
  },
  {
    slug: 'recalls',
    category: 'quality',
    title: { zh: '召回时我们怎样通知', en: 'How you hear of a recall' },
    summary: {
      zh: '四小时内打电话，同时发邮件并在新闻里公布。',
      en: 'By phone within four hours, by mail, and in the news.',
    },
    sections: [
      {
        title: { zh: '您要做什么', en: 'What you do' },
        text: {
          zh: '停用该批号，清点数量，等我们上门取走。已用在病人身上的，请按通知里的办法观察。',
          en: 'Stop using the batch, count what is left, and wait until we collect it. For patients it was used on, follow what the notice says.',
        },
      },
    ],
  },
]
