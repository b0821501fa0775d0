import type { FullText, TextRowSeed } from '#demo/content/types.ts'
import type { PictureName } from './pictures.ts'

interface ClinicProduct {
  slug: string
  picture: PictureName
  icon: string
  title: FullText
  tagline: FullText
  summary: FullText
  positioning: FullText
  limits: FullText
  tasks: FullText[]
  capabilities: TextRowSeed[]
  questions: TextRowSeed[]
}

/** Six products of a clinic’s day. What they can do is invented, as the company is. */
export const products: ClinicProduct[] = [
  {
    slug: 'nitrile-gloves',
    picture: 'gloves',
    icon: 'lucide:hand',
    title: { zh: '白榆N3丁腈检查手套', en: 'Baiyu N3 nitrile gloves' },
    tagline: {
      zh: '无粉、不含乳胶的检查手套，每盒100只',
      en: 'Examination gloves without powder or latex, 100 to the box',
    },
    summary: {
      zh: '厚度0.08毫米，指尖有纹，湿手也能取。五个尺码，每盒100只，每箱10盒。',
      en: '0.08 mm thick with textured fingertips, easy to put on with wet hands. Five sizes; 100 to the box, ten boxes to the carton.',
    },
    positioning: {
      zh: '给换药、采血和日常检查用。含乳胶的手套会让一部分人过敏，丁腈没有这个问题。',
      en: 'For dressings, blood samples and everyday examinations. Latex makes some people react; nitrile does not.',
    },
    limits: {
      zh: '不是无菌手套，不能用于手术。不防化疗药物。',
      en: 'Not sterile, so not for surgery. No protection against chemotherapy drugs.',
    },
    tasks: [
      { zh: '换药和检查', en: 'Examine and dress wounds' },
      { zh: '采血', en: 'Take blood' },
    ],
    capabilities: [
      {
        title: { zh: '针孔抽检', en: 'Tested for pinholes' },
        text: {
          zh: '每批按AQL 1.5抽检，报告可凭批号下载。',
          en: 'Each batch is sampled at AQL 1.5, and the report can be downloaded by batch number.',
        },
      },
      {
        title: { zh: '一次取一只', en: 'One at a time' },
        text: { zh: '盒口折叠排列，取的时候不会带出一把。', en: 'Folded into the box so that only one comes out.' },
      },
      {
        title: { zh: '五年有效期', en: 'Keeps for five years' },
        text: { zh: '避光、40 °C以下存放。', en: 'Stored in the dark, below 40 °C.' },
      },
    ],
    questions: [
      {
        title: { zh: '怎样选尺码？', en: 'Which size do I need?' },
        text: {
          zh: '量手掌最宽处：7厘米以下用XS，每多1厘米大一码。',
          en: 'Measure the palm at its widest: below 7 cm take XS, and one size more for each centimetre.',
        },
      },
    ],
  },
  {
    slug: 'blood-tubes',
    picture: 'tubes',
    icon: 'lucide:test-tube',
    title: { zh: '白榆V系列采血管', en: 'Baiyu V blood tubes' },
    tagline: { zh: '四种添加剂的真空采血管，管身能写字', en: 'Vacuum tubes with four additives and room to write' },
    summary: {
      zh: '促凝、EDTA、枸橼酸钠和血糖四种，2毫升到5毫升。盖色按通行的用法，标签可直接书写。',
      en: 'Clot activator, EDTA, citrate and glucose, 2 to 5 ml. Caps have the usual colours, and labels can be written on.',
    },
    positioning: {
      zh: '给自己采血、送检验所的诊所。',
      en: 'For clinics that take blood themselves and send it to a laboratory.',
    },
    limits: {
      zh: '不含采血针。微量元素检测请用专用管。',
      en: 'Needles are not included. Trace elements need tubes of their own.',
    },
    tasks: [{ zh: '采血', en: 'Take blood' }],
    capabilities: [
      {
        title: { zh: '采血量误差', en: 'Filling accuracy' },
        text: {
          zh: '标称量的正负10%以内，海拔1,000米以上请查说明书的表。',
          en: 'Within 10% of the nominal volume; above 1,000 m see the table in the instructions.',
        },
      },
      {
        title: { zh: '离心', en: 'Centrifuging' },
        text: { zh: '塑料管，最高2,200 g，10分钟。', en: 'Plastic, up to 2,200 g for ten minutes.' },
      },
    ],
    questions: [
      {
        title: { zh: '采血的顺序？', en: 'In which order are tubes filled?' },
        text: {
          zh: '枸橼酸钠、促凝、EDTA、血糖。顺序错了，EDTA会影响后面的结果。',
          en: 'Citrate, clot activator, EDTA, glucose. In another order EDTA spoils what follows.',
        },
      },
    ],
  },
  {
    slug: 'bp-monitor',
    picture: 'monitor',
    icon: 'lucide:heart-pulse',
    title: { zh: '白榆BP-2电子血压计', en: 'Baiyu BP-2 blood pressure monitor' },
    tagline: { zh: '上臂式，诊室里一天测上百次', en: 'For the upper arm, a hundred readings a day' },
    summary: {
      zh: '三种袖带，从儿童到大臂围。连测三次取平均，插电或四节五号电池。',
      en: 'Three cuffs, from children to large arms. Takes the mean of three readings; runs on mains or four AA cells.',
    },
    positioning: {
      zh: '放在诊室和候诊区，病人自己也能测。',
      en: 'For consulting and waiting rooms, where patients can use it themselves.',
    },
    limits: {
      zh: '心律不齐时只作参考，请用听诊法复测。',
      en: 'With an irregular pulse the reading is a hint; repeat it by ear.',
    },
    tasks: [{ zh: '测血压', en: 'Measure blood pressure' }],
    capabilities: [
      {
        title: { zh: '误差', en: 'Accuracy' },
        text: {
          zh: '正负3 mmHg，每台出厂附检定记录。',
          en: 'Within 3 mmHg; each one comes with its calibration record.',
        },
      },
      {
        title: { zh: '三次平均', en: 'Mean of three' },
        text: { zh: '每次间隔一分钟，第一次不计入。', en: 'A minute apart, and the first is left out.' },
      },
      {
        title: { zh: '记录', en: 'Memory' },
        text: { zh: '存200次，USB导出为CSV。', en: 'Keeps 200 readings and gives them as CSV over USB.' },
      },
    ],
    questions: [
      {
        title: { zh: '多久检定一次？', en: 'How often is it calibrated?' },
        text: {
          zh: '每年一次。寄到苏州或成都，五个工作日寄回，保修期内免费。',
          en: 'Once a year. Send it to Suzhou or Chengdu; it is back within five working days, free of charge under warranty.',
        },
      },
    ],
  },
  {
    slug: 'steriliser',
    picture: 'steriliser',
    icon: 'lucide:cylinder',
    title: { zh: '白榆S18台式灭菌器', en: 'Baiyu S18 steriliser' },
    tagline: { zh: '18升、B级循环，一锅45分钟', en: '18 litres, class B, 45 minutes a load' },
    summary: {
      zh: '三次预真空，121 °C和134 °C两种程序，带打印口和USB记录。加蒸馏水即用，不接水管。',
      en: 'Three vacuum phases, programmes at 121 °C and 134 °C, printer port and a record on USB. Filled with distilled water by hand.',
    },
    positioning: {
      zh: '给口腔、外科换药和宠物诊所，每天两到八锅。',
      en: 'For dental, surgical and veterinary clinics with two to eight loads a day.',
    },
    limits: { zh: '不能灭菌液体和不耐热的器械。', en: 'Not for liquids or instruments that cannot stand heat.' },
    tasks: [{ zh: '器械灭菌', en: 'Sterilise instruments' }],
    capabilities: [
      {
        title: { zh: '记录', en: 'Records' },
        text: {
          zh: '每锅的温度、压力和时间存两年，监督检查时导出。',
          en: 'Temperature, pressure and time of each load are kept for two years, ready for an inspection.',
        },
      },
      {
        title: { zh: '水质提醒', en: 'Water warning' },
        text: {
          zh: '电导率超过15 µS/cm时不启动，避免锅内结垢。',
          en: 'It does not start above 15 µS/cm, so that the chamber does not scale.',
        },
      },
    ],
    questions: [
      {
        title: { zh: '需要申报吗？', en: 'Does it have to be registered?' },
        text: {
          zh: '容积小于30升，不属于需要登记的压力容器。各地要求可能不同，请问当地主管部门。',
          en: 'Below 30 litres it is not a pressure vessel that is registered. Rules differ by place; ask your authority.',
        },
      },
    ],
  },
  {
    slug: 'dressings',
    picture: 'dressings',
    icon: 'lucide:bandage',
    title: { zh: '白榆伤口敷料', en: 'Baiyu wound dressings' },
    tagline: { zh: '从创口贴到泡沫敷料，按伤口选', en: 'From plasters to foam, chosen by the wound' },
    summary: {
      zh: '纱布、透明膜、水胶体和泡沫四类，二十三种规格，独立灭菌包装。',
      en: 'Gauze, film, hydrocolloid and foam in 23 sizes, each packed sterile.',
    },
    positioning: {
      zh: '门诊换药和居家护理。包装背面写明适合哪种伤口、几天一换。',
      en: 'For clinics and care at home. The back of each pack says for which wound and for how many days.',
    },
    limits: { zh: '感染的伤口不要用密闭的敷料。', en: 'No closed dressings on infected wounds.' },
    tasks: [{ zh: '换药和检查', en: 'Examine and dress wounds' }],
    capabilities: [
      {
        title: { zh: '揭开不粘', en: 'Comes off cleanly' },
        text: { zh: '与伤口接触的一面是硅胶。', en: 'The side on the wound is silicone.' },
      },
      {
        title: { zh: '批号到片', en: 'A batch on each piece' },
        text: {
          zh: '单片包装上也有批号，拆箱后仍能追溯。',
          en: 'Single packs carry the batch too, so that it is known after the box is gone.',
        },
      },
    ],
    questions: [
      {
        title: { zh: '能剪开用吗？', en: 'May I cut them?' },
        text: {
          zh: '纱布和泡沫可以，剪后当天用完；透明膜和水胶体不可以。',
          en: 'Gauze and foam, to be used on the same day; not film or hydrocolloid.',
        },
      },
    ],
  },
  {
    slug: 'couch',
    picture: 'couch',
    icon: 'lucide:bed-single',
    title: { zh: '白榆升降诊查床', en: 'Baiyu examination couch' },
    tagline: { zh: '电动升降，最低48厘米', en: 'Electric, as low as 48 cm' },
    summary: {
      zh: '床高48到92厘米，头板可起60度，承重240公斤。面料可用酒精擦拭。',
      en: 'Height from 48 to 92 cm, head raised to 60 degrees, bears 240 kg. The cover can be wiped with alcohol.',
    },
    positioning: { zh: '老人和轮椅病人不用垫脚凳就能上床。', en: 'Old people and wheelchair users need no step.' },
    limits: { zh: '不是手术台。室内使用。', en: 'Not an operating table. For use indoors.' },
    tasks: [{ zh: '布置诊室', en: 'Furnish a room' }],
    capabilities: [
      {
        title: { zh: '停电也能降', en: 'Comes down without mains' },
        text: { zh: '内置电池可升降二十次。', en: 'Its battery is good for twenty strokes.' },
      },
      {
        title: { zh: '上门安装', en: 'Installed by us' },
        text: {
          zh: '江苏、浙江、上海和四川免费，其他地区按里程。',
          en: 'Free in Jiangsu, Zhejiang, Shanghai and Sichuan; elsewhere by distance.',
        },
      },
    ],
    questions: [
      {
        title: { zh: '面料破了怎么办？', en: 'What if the cover tears?' },
        text: {
          zh: '面料单独出售，四颗螺钉，自己能换。',
          en: 'Covers are sold apart; four screws, and you change it yourself.',
        },
      },
    ],
  },
]
