import type { CourseSeed } from './types.ts'

const t = (zh: string, en: string) => ({ zh, en })

const certificate = t('完成试讲并通过互评，得到研修证明，写明课时。', 'Give a trial lesson and pass the review by the other participants to receive a certificate with the hours.')

export const teacherCourses: CourseSeed[] = [
  {
    slug: t('ba-shiyan-gaicheng-moxing', 'turning-an-experiment-into-a-model'), programme: 'teachers', difficulty: 'introductory', products: ['studio'], image: 'bracket-stress',
    title: t('把实验改成模型', 'Turning an experiment into a model'),
    summary: t('带一份自己的实验指导书来，带走能用的模型、习题和评分表。', 'Bring the instructions of one of your experiments; leave with a model, exercises and a marking sheet.'),
    audience: t('讲授控制、车辆或飞行器课程的高校教师。每门课可带一名助教。', 'University teachers of control, vehicle or aerospace courses. One assistant for each course is welcome.'),
    goals: t('判断一个实验适不适合用模型做\n把实验步骤改写成学生能独立完成的任务\n准备一组有意的错误，训练学生查错', 'Judge whether an experiment suits a model\nRewrite its steps as tasks that students finish on their own\nPrepare deliberate errors that train students to find them'),
    teachers: ['luo', 'shen'],
    software: t('浑仪建模，教学许可由学校申请', 'Armilla Studio; the university applies for the teaching licence'),
    certificate, start: t('2027年1月18日至22日，杭州，限30人', '18 to 22 January 2027, Hangzhou, 30 places'), startsOn: '2027-01-18',
    lessons: [
      {
        slug: t('xuan-shiyan', 'choosing-an-experiment'), minutes: 240,
        title: t('选实验', 'Choosing an experiment'),
        summary: t('哪些实验改成模型更好，哪些一定要留在台架上。', 'Which experiments are better as a model, and which must stay on the bench.'),
        body: t('需要手感、需要闻到味道的实验不要改。改掉的应当是等得久、排队长、改一个参数要拆一次机器的那些。\n\n任务：把本学期的实验列成表，每项写明学生的等待时间和动手时间。等待多于动手的，先改。', 'Leave alone what needs hands and noses. Change those with long waits, long queues, or a machine to be taken apart for each parameter.\n\nTask: list this term’s experiments with the minutes students wait and the minutes they work. Where waiting exceeds working, change first.'),
      },
      {
        slug: t('xie-renwu', 'writing-tasks'), minutes: 240,
        title: t('写任务', 'Writing tasks'),
        summary: t('一个任务一页纸，第一步五分钟内能做完。', 'One page for each task, and a first step that takes five minutes.'),
        body: t('学生在第一步卡住，后面就不会做。第一步应当一定成功，并且让人看见结果。之后每一步只加一样新东西。\n\n任务：写一页纸，请另一位老师不问你就做完。卡住三次以上，重写。', 'Students who are stuck at the first step do not reach the second. It should succeed for certain and show something. After that, each step adds one new thing.\n\nTask: write one page and let a colleague finish it without asking. If they are stuck more than three times, write it again.'),
      },
      {
        slug: t('you-yi-de-cuowu', 'deliberate-errors'), minutes: 240,
        title: t('有意的错误', 'Deliberate errors'),
        summary: t('给学生一个错的模型，比给一个对的学得多。', 'A wrong model teaches more than a right one.'),
        body: t('单位写错、符号写反、初值不合理，这三类错误占学生提问的大半。准备三份各错一处的模型，请学生写出怎样发现、怎样证明改对了。\n\n任务：为自己的课各准备一份，并写好评分要点。', 'Wrong units, wrong signs and unreasonable initial values make up most of what students ask. Prepare three models with one error each, and have students write how they found it and how they proved it mended.\n\nTask: prepare one of each for your course, with notes for marking.'),
      },
    ],
  },
  {
    slug: t('kai-yi-men-yingjian-zaihuan-shiyanke', 'running-a-hil-laboratory-course'), programme: 'teachers', difficulty: 'intermediate', products: ['realtime'], image: 'gear-train',
    title: t('开一门硬件在环实验课', 'Running a hardware-in-the-loop course'),
    summary: t('排课、备件、安全和上机前的检查，按120名学生、8台Station S4来算。', 'Scheduling, spares, safety and the check before the bench, worked out for 120 students and eight Station S4.'),
    audience: t('准备开设或正在开设硬件在环实验的教师和实验员。', 'Teachers and laboratory staff who run such a course or are about to.'),
    goals: t('算出台架数、学时和分组\n写好上机前的自动检查\n准备备件和应急流程', 'Work out benches, hours and groups\nWrite the automatic check before students come to the bench\nPrepare spares and what to do in an emergency'),
    teachers: ['haas', 'luo'],
    software: t('浑仪实时，教学许可\nStation S4（研修现场提供）', 'Armilla Realtime, teaching licence\nStation S4 (provided on site)'),
    certificate, start: t('2027年7月19日至23日，杭州，限30人', '19 to 23 July 2027, Hangzhou, 30 places'), startsOn: '2027-07-19',
    lessons: [
      {
        slug: t('suan-taijia', 'how-many-benches'), minutes: 240,
        title: t('算台架', 'How many benches'),
        summary: t('先在自己电脑上调通，再预约台架，一台够用两台。', 'Get it running at home and book afterwards: one bench then does the work of two.'),
        body: t('江左理工大学的做法是先提交仿真结果，通过检查才能预约。学生上机时间的中位数从95分钟降到40分钟。那是46名学生、一个学期的数据，样本不大。\n\n任务：按自己的学生数算一遍，写出需要的台架数和最紧的一周。', 'At Jiangzuo University of Technology students hand in a simulation before they may book. The median time at the bench fell from 95 to 40 minutes. That was 46 students in one term, a small sample.\n\nTask: do the sum for your own students and name the tightest week.'),
      },
      {
        slug: t('shangji-qian-jiancha', 'the-check-before-the-bench'), minutes: 240,
        title: t('上机前的检查', 'The check before the bench'),
        summary: t('一个脚本判断提交的控制器会不会撞到限位。', 'A script decides whether a controller would run into the stops.'),
        body: t('检查只看三样：是否稳定，控制量是否在限内，最坏工况下是否碰限位。看得越多，学生等得越久，误判也越多。\n\n任务：为自己的台架写这个检查，用去年的十份作业试一遍，数出误判。', 'It looks at three things only: stability, output within limits, and no contact with the stops in the worst case. The more it looks at, the longer students wait and the more often it is wrong.\n\nTask: write it for your bench, try it on ten of last year’s hand-ins and count the mistakes.'),
      },
      {
        slug: t('anquan-yu-beijian', 'safety-and-spares'), minutes: 240,
        title: t('安全与备件', 'Safety and spares'),
        summary: t('每学期总会坏点什么，准备好再开课。', 'Something breaks every term; be ready before it begins.'),
        body: t('常备：保险丝、一块模拟板、两根CAN线和一个急停按钮。急停每周按一次，按不断电就停课。\n\n任务：写一页应急流程，贴在每个台架上，请学生读完签字。', 'Keep fuses, one analogue board, two CAN cables and an emergency stop. Press the stop once a week; if power stays on, classes stop.\n\nTask: write one page for emergencies, put it on every bench and have students sign that they read it.'),
      },
    ],
  },
  // Left in Chinese only, on purpose: how that shows is a part of the site.
  {
    slug: { zh: 'chuti-yu-pingfen' }, programme: 'teachers', difficulty: 'intermediate', products: ['studio', 'control'], image: 'kirsch-plate',
    title: { zh: '出题与评分' },
    summary: { zh: '出不能直接抄的题，评得快，也评得公平。' },
    audience: { zh: '已经用模型上课、为作业雷同发愁的教师。' },
    goals: { zh: '为每名学生生成不同的参数\n写出能自动判的题和必须人判的题\n用评分表让两位老师给出相近的分数' },
    teachers: ['luo'],
    software: { zh: '浑仪建模，教学许可' },
    certificate: { zh: '交一套题和评分表，由两位老师试评，得到研修证明。' },
    start: { zh: '2027-07-19至07-23，杭州，限30人' }, startsOn: '2027-07-19',
    lessons: [
      {
        slug: { zh: 'geren-canshu' }, minutes: 150,
        title: { zh: '每人一组参数' },
        summary: { zh: '由学号生成参数，答案也由它算出。' },
        body: { zh: '参数由学号算出，同一道题就有一百二十个答案。要保证每组参数难度相近：先随机生成一千组，去掉不稳定和太容易的。\n\n任务：为一道二阶系统的题写出生成规则，并画出答案的分布。' },
      },
      {
        slug: { zh: 'jiqi-pan-yu-ren-pan' }, minutes: 150,
        title: { zh: '机器判与人判' },
        summary: { zh: '数值让机器判，理由让人读。' },
        body: { zh: '机器判数值和单位，容差写在题里。为什么这样选，只能人来读。一道题最好两样都有，各占一半。\n\n任务：把一份旧试卷的每一问标上“机器”或“人”，改写标不清的。' },
      },
      {
        slug: { zh: 'pingfenbiao' }, minutes: 180,
        title: { zh: '评分表' },
        summary: { zh: '四行五列，先试评再用。' },
        body: { zh: '四行是问题、模型、检验、结论，五列是五档分数，每格写一句可以观察到的描述。两位老师各评十份，差两档以上的格子要改写。\n\n任务：写出自己的评分表，与邻座互评五份，记下分歧。' },
      },
    ],
  },
]
