import type { DifficultySeed, ProgrammeSeed, TeacherSeed, VideoSeed } from './types.ts'

export const programmes: ProgrammeSeed[] = [
  {
    slug: 'foundations',
    title: { zh: '建模基础', en: 'Foundations of Modelling' },
    summary: { zh: '从一个方程开始，学会写组件、连系统、看懂求解器的报告。', en: 'Starts from one equation: writing components, connecting systems and reading what the solver reports.' },
  },
  {
    slug: 'control',
    title: { zh: '控制实践', en: 'Control in Practice' },
    summary: { zh: '辨识、设计、验证，再生成代码，每一步都对着数据。', en: 'Identification, design, verification and code generation, with data at each step.' },
  },
  {
    slug: 'hil-engineer',
    title: { zh: '硬件在环工程师', en: 'HIL Engineer' },
    summary: { zh: '接线、选步长、做闭环试验，写出别人能重做的报告。', en: 'Wiring, choosing a step, closed-loop tests, and a report from which others can repeat them.' },
  },
  {
    slug: 'teachers',
    title: { zh: '师资研修', en: 'Teacher Programme' },
    summary: { zh: '备课、布置作业、评分。面向高校任课教师，研修免费。', en: 'Preparing lessons, setting exercises and marking. For university teachers, free of charge.' },
  },
]

export const difficulties: DifficultySeed[] = [
  {
    slug: 'introductory',
    title: { zh: '入门', en: 'Introductory' },
    text: { zh: '会微积分和线性代数即可。', en: 'Calculus and linear algebra are enough.' },
  },
  {
    slug: 'intermediate',
    title: { zh: '进阶', en: 'Intermediate' },
    text: { zh: '建过自己的模型，会读时间响应和频率特性。', en: 'You have built a model of your own and read time and frequency responses.' },
  },
  {
    slug: 'expert',
    title: { zh: '专家', en: 'Expert' },
    text: { zh: '做过一个完整项目，能解释结果为什么可信。', en: 'You have finished a project and can say why its results are to be trusted.' },
  },
]

export const teachers: TeacherSeed[] = [
  {
    key: 'shen',
    title: { zh: '沈知遥', en: 'Shen Zhiyao' },
    role: { zh: '求解器组，首席讲师', en: 'Solver team, lead teacher' },
    text: { zh: '在圭表求解器上工作九年，讲授建模课程五年。', en: 'Nine years on the Gnomon solver, five years of teaching modelling.' },
  },
  {
    key: 'qiao',
    title: { zh: '乔一鸣', en: 'Qiao Yiming' },
    role: { zh: '控制产品组，应用工程师', en: 'Control team, application engineer' },
    text: { zh: '做过伺服、风电变桨和电驱动的控制器，课上的数据来自这些项目的教学版本。', en: 'Has designed controllers for servo drives, pitch systems and electric drives; the data of the courses are teaching versions of them.' },
  },
  {
    key: 'haas',
    title: { zh: '马丁·哈斯', en: 'Martin Haas' },
    role: { zh: '慕尼黑办公室，硬件在环讲师', en: 'Munich office, HIL teacher' },
    text: { zh: '负责实时机的验收试验，用英语授课。', en: 'Runs the acceptance tests of the real-time machines; teaches in English.' },
  },
  {
    key: 'luo',
    title: { zh: '罗青', en: 'Luo Qing' },
    role: { zh: '教育合作部', en: 'Education partnerships' },
    text: { zh: '曾在高校讲授自动控制原理十二年，现在负责师资研修。', en: 'Taught automatic control at a university for twelve years; now in charge of the Teacher Programme.' },
  },
]

export const videos: VideoSeed[] = [
  {
    name: 'vortex-street',
    title: { zh: '圆柱后的涡街', en: 'The vortex street behind a cylinder' },
    seconds: 40,
    poster: 'vortex-street',
  },
  {
    name: 'damping-and-poles',
    title: { zh: '阻尼比、极点与阶跃响应', en: 'Damping, poles and the step response' },
    seconds: 36,
    poster: 'step-response',
  },
]
