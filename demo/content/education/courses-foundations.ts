import type { AttachmentSeed } from '#demo/content/types.ts'
import type { CourseSeed } from './types.ts'

const t = (zh: string, en: string) => ({ zh, en })

const oscillator: AttachmentSeed = {
  filename: 'oscillator-model.txt',
  title: t('弹簧振子模型', 'Spring oscillator model'),
  text: t('第一课和第四课用的Modelica文本，质量1 kg，刚度40 N/m', 'Modelica text for lessons one and four: mass 1 kg, stiffness 40 N/m'),
  content: 'model Oscillator\n  parameter Real m(unit = "kg") = 1;\n  parameter Real k(unit = "N/m") = 40;\n  parameter Real d(unit = "N.s/m") = 0.8;\n  Real x(unit = "m", start = 0.1);\n  Real v(unit = "m/s", start = 0);\nequation\n  der(x) = v;\n  m * der(v) = -k * x - d * v;\nend Oscillator;\n',
}

const certificate = t('做完全部练习并通过结业题，得到电子证书。证书写明课时和题目得分，不说明等级。', 'Finish the exercises and pass the final problem to receive an electronic certificate. It states hours and marks, and no grade.')
const anyTime = t('随时开始，按自己的进度', 'Any time, at your own pace')

export const foundationsCourses: CourseSeed[] = [
  {
    slug: t('di-yi-ge-moxing', 'your-first-model'), programme: 'foundations', difficulty: 'introductory', products: ['studio'], image: 'vortex-street',
    title: t('第一个模型', 'Your first model'),
    summary: t('写一个方程，让它动起来，再把它拆成可以连接的组件。', 'Write an equation, make it move, then take it apart into components that connect.'),
    audience: t('没有用过建模语言的工程师和学生。已经写过Modelica的人可以从第三课开始。', 'Engineers and students who have not used a modelling language. If you have written Modelica before, start with lesson three.'),
    goals: t('写出一个能仿真的Modelica模型\n说出参数、变量和初值的区别\n把两个组件连起来，并检查守恒\n判断一个结果是模型的还是步长的', 'Write a Modelica model that simulates\nTell parameters, variables and initial values apart\nConnect two components and check what is conserved\nJudge whether a result belongs to the model or to the step'),
    teachers: ['shen'],
    software: t('浑仪建模R2025b或更新版本\n教学许可或30天试用', 'Armilla Studio R2025b or newer\nA teaching licence or a 30-day trial'),
    certificate, start: anyTime, attachments: [oscillator],
    lessons: [
      {
        slug: t('cong-fangcheng-dao-moxing', 'from-equation-to-model'), minutes: 120,
        title: t('从方程到模型', 'From an equation to a model'),
        summary: t('弹簧振子的两个方程，写成文本，跑出第一条曲线。', 'The two equations of a spring oscillator, written as text, and the first curve.'),
        body: t('模型先是方程，后是程序。弹簧振子只有两个方程：位移的变化率是速度，力除以质量是加速度。把它们照样写进equation一节，次序不重要，求解器自己决定先算哪个。\n\n练习：把阻尼从0.8 N·s/m改到8，再改到80，画出三条位移曲线。哪一条不再振荡？先猜，再算。', 'A model is equations first and a program second. A spring oscillator has two: position changes by velocity, and force divided by mass is acceleration. Write them into the equation section as they are. Their order does not matter; the solver decides which to evaluate first.\n\nExercise: change the damping from 0.8 N·s/m to 8, then to 80, and plot the three positions. Which one no longer oscillates? Guess before you compute.'),
        attachments: [],
      },
      {
        slug: t('yuanzhu-raoliu', 'flow-past-a-cylinder'), minutes: 60, video: 'vortex-street',
        title: t('看模型在算什么：圆柱绕流', 'Watching a model compute: flow past a cylinder'),
        summary: t('同一组方程，先给出对称的尾流，后给出交替的旋涡。看它怎样变过去。', 'The same equations give a calm wake first and alternating vortices later. Watch one turn into the other.'),
        body: t('视频里没有人推动流体左右摆动，边界条件也不随时间变。摆动来自方程本身：Re = 200时，对称的尾流是一个解，但不稳定。\n\n练习：看第二遍时，请盯住下方的曲线，数它过零的次数。用圆柱直径、来流速度和周期算出斯特劳哈尔数，再与文献中Re = 200附近的0.19至0.20比较。本例的计算域较窄，结果偏高一些是预料之中的。', 'Nobody in the video pushes the flow from side to side, and the boundary does not change with time. The swaying comes from the equations: at Re = 200 a symmetric wake is a solution, but not a stable one.\n\nExercise: when you watch again, follow the curve below and count how often it crosses zero. Work out the Strouhal number from diameter, stream speed and period, and compare it with 0.19 to 0.20, which the literature gives near Re = 200. The domain of this example is narrow, so a somewhat higher value is expected.'),
      },
      {
        slug: t('zujian-yu-lianjie', 'components-and-connections'), minutes: 150,
        title: t('组件与连接', 'Components and connections'),
        summary: t('连接器里有两类量：相等的和相加为零的。', 'A connector has two kinds of quantities: those that are equal and those that sum to zero.'),
        body: t('两个组件连在一起，电压相等，电流之和为零；温度相等，热流之和为零。这条规则对所有领域都一样，所以一个连接器只需写清哪个量属于哪一类。\n\n练习：用两个电容和一个电阻搭一个电路，初始电压不同。仿真到稳态，核对总电荷与开始时是否一样，误差应小于1e-9。', 'When two components are connected, voltages are equal and currents sum to zero; temperatures are equal and heat flows sum to zero. The rule is the same in every domain, so a connector has to say only which quantity is of which kind.\n\nExercise: build a circuit of two capacitors and a resistor with different initial voltages. Simulate to the steady state and check that the total charge is what it was; the error should be below 1e-9.'),
      },
      {
        slug: t('chuzhi-yu-shijian', 'initial-values-and-events'), minutes: 150,
        title: t('初值与事件', 'Initial values and events'),
        summary: t('仿真从哪里开始，碰撞和开关又怎样打断它。', 'Where a simulation begins, and how contacts and switches interrupt it.'),
        body: t('初值给少了，求解器要猜；给多了，方程互相矛盾。先数未知量，再数给定的值，两个数应当相等。\n\n事件是方程换了一套的时刻。小球落地、阀门关死、继电器吸合，都要让求解器停下来重新开始。练习：给振子加一道挡板，恢复系数0.6，看事件日志里每次碰撞的时间，再把容差缩小到十分之一，比较这些时间变了多少。', 'With too few initial values the solver has to guess; with too many the equations contradict each other. Count the unknowns, then the given values: the two numbers should agree.\n\nAn event is the moment at which another set of equations takes over. A ball lands, a valve shuts, a relay closes: each time the solver stops and starts anew. Exercise: give the oscillator a stop with a restitution of 0.6, read the time of each contact in the event log, then tighten the tolerance tenfold and see how far those times move.'),
      },
    ],
  },
  {
    slug: t('re-yu-liuti', 'heat-and-flow'), programme: 'foundations', difficulty: 'intermediate', products: ['studio', 'twin'], image: 'heat-sink',
    title: t('热与流体系统', 'Heat and flow in systems'),
    summary: t('管网、换热器和冷板：怎样用一维模型回答三维的问题，什么时候不行。', 'Networks of pipes, heat exchangers and cold plates: answering three-dimensional questions with one-dimensional models, and when not to.'),
    audience: t('做热管理、空调或液压冷却的工程师。不讲计算流体力学的网格。', 'Engineers in thermal management, air conditioning or cooling. Meshes for computational fluid dynamics are not covered.'),
    goals: t('为一个冷却回路选元件和介质\n用效能—传热单元数法估算换热器\n核对回路的质量和能量，误差小于1e-6\n写出一维假设在哪里失效', 'Choose components and media for a cooling loop\nEstimate a heat exchanger by the ε–NTU method\nCheck mass and energy of a loop to within 1e-6\nState where the one-dimensional assumption fails'),
    teachers: ['shen', 'haas'],
    software: t('浑仪建模R2025b或更新版本\n热流体工具箱', 'Armilla Studio R2025b or newer\nThermal Fluids toolbox'),
    certificate, start: anyTime,
    lessons: [
      {
        slug: t('guanlu-he-beng', 'pipes-and-pumps'), minutes: 240,
        title: t('管路和泵', 'Pipes and pumps'),
        summary: t('压降、流量和泵的工作点。', 'Pressure drop, flow, and where a pump works.'),
        body: t('一根管道的压降与流量的平方大致成正比，层流时与流量成正比。元件里两段公式之间有一段光滑过渡，没有它，求解器会在零流量附近反复停下。\n\n练习：一台泵带三个并联支路，关掉其中一个，求其余两路流量的变化。把答案写成百分数，并注明粗糙度取了多少。', 'The pressure drop of a pipe goes roughly with the square of the flow, and in proportion to it when the flow is laminar. Between the two formulae the component has a smooth passage; without it the solver would stop again and again near zero flow.\n\nExercise: one pump feeds three parallel branches. Close one and find how the flow in the others changes. Give it in per cent and say which roughness you took.'),
      },
      {
        slug: t('huanreqi', 'heat-exchangers'), minutes: 240,
        title: t('换热器', 'Heat exchangers'),
        summary: t('用三个数描述一台换热器，再看它何时不够。', 'Three numbers describe a heat exchanger; then we look at where they do not suffice.'),
        body: t('效能—传热单元数法只要两侧的热容流量和一个总传热系数。算得快，也容易对着样本手册校准。代价是看不到内部：结霜、相变和局部过热都在它的视野之外。\n\n练习：拿一份样本手册上的三个工况，用其中两个定系数，用第三个检验。误差超过5%时，写出可能的原因。', 'The ε–NTU method needs the heat capacity flows of both sides and one overall coefficient. It is quick and easy to calibrate against a data sheet. The price is that nothing inside is seen: frost, phase change and local overheating are out of sight.\n\nExercise: take three operating points from a data sheet, fit the coefficient with two and test it on the third. If the error is above 5%, write down what may cause it.'),
      },
      {
        slug: t('hedui-shouheng', 'checking-the-balance'), minutes: 240,
        title: t('核对守恒', 'Checking the balance'),
        summary: t('结果好看不等于对。先看质量，再看能量。', 'A curve that looks right may be wrong. Look at mass first, then at energy.'),
        body: t('每个回路仿真之后都应当核对两件事：质量有没有多出来，能量有没有少掉。balance函数给出这两个误差。\n\n练习：在冷板回路里故意把一个热源的单位写错（kW写成W），看哪一项核对会发现它，哪一项发现不了。', 'After each simulation of a loop two things are worth checking: whether mass has appeared, and whether energy has gone. The balance function gives both errors.\n\nExercise: in the cold plate loop write one source in W instead of kW on purpose. Which check finds it, and which does not?'),
      },
    ],
  },
  {
    slug: t('du-dong-qiujieqi', 'reading-the-solver'), programme: 'foundations', difficulty: 'intermediate', products: ['studio', 'compute'], image: 'lorenz',
    title: t('读懂求解器', 'Reading the solver'),
    summary: t('步长、容差、刚性和事件：仿真变慢或者出错时，先看哪里。', 'Step, tolerance, stiffness and events: where to look first when a simulation slows down or fails.'),
    audience: t('已经有自己的模型，但常常不知道它为什么跑得慢的人。', 'People who have a model of their own and often wonder why it is slow.'),
    goals: t('解释容差1e-6是什么意思，不是什么意思\n从日志里找出限制步长的变量\n判断一个模型是否刚性，并选对求解器\n减少不必要的事件', 'Say what a tolerance of 1e-6 means, and what it does not\nFind the variable that limits the step from the log\nJudge whether a model is stiff and choose the solver\nRemove events that need not be'),
    teachers: ['shen'],
    software: t('浑仪建模和浑仪计算，R2026a或更新版本', 'Armilla Studio and Compute, R2026a or newer'),
    certificate, start: t('2027年1月11日起，每周一次，共三周，网络授课', 'From 11 January 2027, once a week for three weeks, online'), startsOn: '2027-01-11',
    lessons: [
      {
        slug: t('buchang-he-rongcha', 'step-and-tolerance'), minutes: 180,
        title: t('步长和容差', 'Step and tolerance'),
        summary: t('容差管的是每一步的误差，不是最后的误差。', 'A tolerance holds the error of each step, not the error at the end.'),
        body: t('求解器每走一步都估计误差，太大就退回来走小一点。容差是这个估计的上限。一千步之后误差是多少，它不保证；稳定的系统会忘掉旧误差，混沌的系统会把它放大。\n\n练习：对洛伦兹系统用1e-6和1e-9各算50 s，找出两条轨线分开的时间。再算到100 s，容差还能救回来吗？', 'At each step the solver estimates its error, and when it is too large it goes back and takes a smaller one. The tolerance bounds that estimate. What the error is after a thousand steps it does not promise: a stable system forgets old errors, a chaotic one makes them grow.\n\nExercise: compute the Lorenz system for 50 s with 1e-6 and with 1e-9 and find when the two paths part. Does a tighter tolerance save you up to 100 s?'),
      },
      {
        slug: t('gangxing', 'stiffness'), minutes: 150,
        title: t('刚性', 'Stiffness'),
        summary: t('快的部分早已静止，却仍然决定步长。', 'The fast part came to rest long ago and still sets the step.'),
        body: t('一个模型里有1 ms的阀和10 min的油箱，显式方法为了稳定只能按1 ms走。隐式方法每一步贵得多，步子却可以大几个数量级。\n\n日志里的“步长受限于”一栏写着变量名。练习：把这个变量换成稳态关系，比较前后的时间，再比较结果差了多少。省下的时间和丢掉的东西都要写进报告。', 'A model has a valve of 1 ms and a tank of 10 min. For stability an explicit method must walk at the pace of the valve. An implicit step costs much more, yet it may be larger by orders of magnitude.\n\nThe log names the variable that limits the step. Exercise: replace it by a steady relation, compare the times, then compare the results. Both the time saved and what was lost belong in the report.'),
      },
      {
        slug: t('shijian-de-daijia', 'what-events-cost'), minutes: 150,
        title: t('事件的代价', 'What events cost'),
        summary: t('一秒一千次事件的模型，九成时间花在停下和重来上。', 'A model with a thousand events a second spends nine tenths of its time stopping and starting.'),
        body: t('每个事件都要定位时刻、停下、重新求初值。PWM、干摩擦和查表的折点最容易产生看不见的事件。\n\n练习：打开事件日志，按来源排序，处理前三名：能光滑的光滑，能平均的平均，不能动的写明原因。目标是把事件数减到原来的十分之一，而结果变化小于1%。', 'Each event has to be located, stopped at and started from. Pulse width modulation, dry friction and the kinks of tables are where unseen events come from.\n\nExercise: sort the event log by source and treat the first three. Smooth what can be smoothed, average what can be averaged, and say why the rest must stay. Aim for a tenth of the events with results that change by less than 1%.'),
      },
    ],
  },
]
