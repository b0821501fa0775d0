import type { TeachingSeed } from './teaching-types.ts'

const t = (zh: string, en: string) => ({ zh, en })

export const teaching: TeachingSeed = {
  models: [
    {
      title: t('共建课程', 'Courses'), icon: 'lucide:calendar-range', target: '/Industry-education/course-plan', linkTitle: t('看课程方案', 'See the course plans'),
      text: t('学校按课程方案开课，内容由学校决定。我们提供模型、习题和每学年一次的修订会。', 'The university teaches by a course plan and decides what is in it. We supply models and exercises and hold a revision meeting once an academic year.'),
    },
    {
      title: t('编写教材', 'Textbooks'), icon: 'lucide:book-copy', target: '/Industry-education/textbook-plan', linkTitle: t('看教材方案', 'See the textbooks'),
      text: t('学校主编，我们核对模型能否运行、结果是否与书上一致。书中每个数值结果都附模型文件。', 'A university edits the book. We check that the models run and that results agree with the page; each numerical result comes with its model file.'),
    },
    {
      title: t('共建实验室', 'Laboratories'), icon: 'lucide:flask-conical', target: '/product/machine', linkTitle: t('看设备', 'See the machines'),
      text: t('学校出场地、台架和实验员，我们出Station S4或S8和实验指导书的模型部分。三年后设备归学校。', 'The university brings rooms, benches and staff; we bring Station S4 or S8 and the models of the instructions. After three years the machines belong to the university.'),
    },
    {
      title: t('培训教师', 'Teacher training'), icon: 'lucide:presentation', target: '/education/details?projectId=teachers', linkTitle: t('看师资研修', 'See the Teacher Programme'),
      text: t('每年两期，每期五天，每期30人。研修免费，食宿自理。', 'Two sessions a year of five days each, 30 places. Training is free; board and lodging are not included.'),
    },
  ],
  universities: [
    { title: t('江左理工大学', 'Jiangzuo University of Technology'), city: t('南京', 'Nanjing'), since: '2025', text: t('主编控制工程课程方案，硬件在环教学实验室有16个工位。', 'Edits the Control engineering plan; its hardware-in-the-loop laboratory has 16 seats.') },
    { title: t('云岭航空航天大学', 'Yunling University of Aeronautics'), city: t('昆明', 'Kunming'), since: '2026', text: t('主编飞行器系统课程方案和三本教材。', 'Edits the Aerospace systems plan and three of the textbooks.') },
    { title: t('北原工业大学', 'Beiyuan Polytechnic University'), city: t('沈阳', 'Shenyang'), since: '2026', text: t('主编车辆工程课程方案，负责电驱动部分的习题。', 'Edits the Vehicle engineering plan and writes the exercises on electric drives.') },
    { title: t('秦岭工程大学', 'Qinling University of Engineering'), city: t('西安', 'Xi’an'), since: '2026', text: t('编写系统辨识教材，公开全部试验数据。', 'Writes the textbook on identification and publishes all of its test data.') },
    { title: t('海澄海事大学', 'Haicheng Maritime University'), city: t('厦门', 'Xiamen'), since: '2026', text: t('在轮机工程专业试用热与流体两门课。', 'Tries the two courses on heat and flow in marine engineering.') },
    { title: t('南屿科技大学', 'Nanyu University of Science and Technology'), city: t('珠海', 'Zhuhai'), since: '2026', text: t('为课程方案写自动评分的题目，题目公开。', 'Writes automatically marked exercises for the plans; they are public.') },
  ],
  laboratories: [
    {
      title: t('硬件在环教学实验室', 'Hardware-in-the-loop teaching laboratory'), place: t('江左理工大学', 'Jiangzuo University of Technology'), seats: '16',
      equipment: t('8台Station S4，4套电机台架，2套液压伺服台架', 'Eight Station S4, four motor benches, two hydraulic servo benches'),
      text: t('2025年9月开课。首个学期约120名学生，32学时。', 'Open since September 2025, with about 120 students and 32 hours in its first term.'),
    },
    {
      title: t('电驱动实验室', 'Electric drive laboratory'), place: t('北原工业大学', 'Beiyuan Polytechnic University'), seats: '12',
      equipment: t('6台Station S4，3套48 V电驱动台架', 'Six Station S4, three 48 V drive benches'),
      text: t('2027年3月开课，做转矩控制和故障注入两个实验。', 'Opens in March 2027 with two experiments, torque control and fault injection.'),
    },
    {
      title: t('飞行控制实验室', 'Flight control laboratory'), place: t('云岭航空航天大学', 'Yunling University of Aeronautics'), seats: '10',
      equipment: t('2台Station S8，1套三自由度转台', 'Two Station S8 and a three-axis table'),
      text: t('2027年9月开课。转台只在有实验员时上电。', 'Opens in September 2027. The table is powered only while laboratory staff are present.'),
    },
  ],
  competitions: [
    {
      title: t('倒立摆建模赛2026', 'Inverted pendulum 2026'), time: t('2026年5月16日', '16 May 2026'),
      text: t('各队拿同一段数据建模，用另一段没见过的数据比误差。', 'Each team builds a model from the same record; errors are compared on a record that nobody has seen.'),
      result: t('14所学校，38队。冠军的均方根误差为0.8°，模型全部公开。', '38 teams from 14 universities. The winning root mean square error was 0.8°; all models are public.'),
    },
    {
      title: t('整车能耗建模赛2027', 'Vehicle energy 2027'), time: t('2027年5月22日，3月31日报名截止', '22 May 2027, entries until 31 March'),
      text: t('给出台架数据和一条未公开的工况，预测耗电量。每队三至五人，可用任何软件。', 'Predict the consumption of a car on an unknown cycle from bench data. Teams of three to five, any software.'),
    },
  ],
  results: [
    { title: t('采用课程方案的班级', 'Classes taught by a plan'), value: '27', unit: t('个', 'classes'), source: t('六所学校，2026—2027学年第一学期，学校报告', 'Six universities, first term of 2026 to 2027, as they report') },
    { title: t('学生上机时间的中位数', 'Median time at the bench'), value: '95 → 40', unit: t('min', 'min'), source: t('江左理工大学，46名学生，2024年秋季学期，先仿真后预约', 'Jiangzuo University of Technology, 46 students, autumn 2024, simulation before booking') },
    { title: t('参加过研修的教师', 'Teachers trained'), value: '164', unit: t('人', 'people'), source: t('2024年至2026年共六期，每人计一次', 'Six sessions from 2024 to 2026, each person counted once') },
  ],
  contact: t('写信时请说明学校、专业、课程和开课学期。教育合作部在两个工作日内给出首次答复。教学许可由学校统一申请，只用于教学和不涉密的科研。', 'Please name the university, the subject, the course and the semester. The education team gives a first answer within two working days. The university applies for the teaching licence, which is for teaching and unclassified research only.'),
  email: 'education@armilla.example',
}
