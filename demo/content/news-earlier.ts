import type { NewsSeed } from './types.ts'

/** 2024, newest first. */
export const newsEarlier: NewsSeed[] = [
  {
    slug: { zh: 'changqi-zhichi-tiaokuan', en: 'long-term-support-terms' },
    category: 'product',
    date: '2024-12-12',
    title: { zh: '长期支持版的条款：R2024b支持到2029年11月30日', en: 'What long-term support means: R2024b to 30 November 2029' },
    summary: {
      zh: '五年里修什么、不修什么、多久更新一次，写清楚。',
      en: 'What is fixed in five years, what is not, and how often updates come.',
    },
    body: {
      zh: `R2024b是长期支持版（LTS），支持到2029年11月30日。不少项目的周期比软件版本长，常问“长期支持”到底包含什么。条款如下。

## 包含

- 安全修复：全部严重程度。
- 缺陷修复：严重程度1级和2级；3级的在有替代办法时不修。
- 数值错误：不论等级，只要会给出错误结果就修，并在更新说明里写明受影响的函数或组件。
- 更新不改模型格式，也不改公开接口。

更新的间隔由修复决定，一般不短于三个月；安全修复不等间隔。

## 不包含

- 新功能、新工具箱、新标准。
- 新操作系统。支持的系统以2024年11月15日的名单为准，操作系统自身停止支持时，我们也停止在其上测试。
- 性能改进。

## 工单

时限与其他版本相同：1级一个工作小时，2级四小时，3级一天，4级三天，均指首次答复，周一至周五9:00至18:00，北京时间。

## 怎样选

要新功能、能每半年升级一次的，用最新正式版。要在同一版本上维护交付物的，用LTS。两者可以在一台机器上并存。

截止日前至少18个月，我们会公布下一个LTS版本和迁移办法。各版本的截止日列在[历史版本](/product/downHistory)页。`,
      en: `R2024b is a long-term release (LTS), supported to 30 November 2029. Many projects live longer than a software version, and we are asked what the term includes. It includes this.

## Included

- Security fixes at every severity.
- Faults of severity 1 and 2. Those of severity 3 are not fixed where a way round exists.
- Wrong numbers. Whatever the level, anything that gives a wrong result is fixed, and the update notes name the functions or components concerned.
- No update changes the model format or a public interface.

Updates come as fixes require, as a rule no more often than every three months. Security fixes do not wait.

## Not included

- New functions, toolboxes or standards.
- New operating systems. The list is that of 15 November 2024. When a system’s own support ends, we stop testing on it.
- Better performance.

## Tickets

Times are those of every release: a first answer within one working hour at severity 1, four hours at 2, one day at 3 and three days at 4, Monday to Friday, 9:00 to 18:00 Asia/Shanghai.

## How to choose

If you want new functions and can upgrade twice a year, take the newest stable release. If you maintain a delivery on one version, take the LTS. Both can be installed on one machine.

At least 18 months before the end we will announce the next LTS and the way to it. All end dates are under [earlier releases](/product/downHistory).`,
    },
    author: { zh: '产品部', en: 'Product team' },
    image: 'orbit-transfer',
    products: ['studio', 'compute', 'control', 'realtime', 'twin'],
  },
  {
    slug: { zh: 'r2024b-fabu', en: 'r2024b-released' },
    category: 'product',
    date: '2024-11-15',
    title: { zh: 'R2024b发布，定为长期支持版', en: 'R2024b released as long-term support' },
    summary: {
      zh: '支持五年，至2029年11月30日。适配openEuler 24.03与麒麟V10；FMI 2.0通过全部互换用例。',
      en: 'Supported for five years, to 30 November 2029. Tested on openEuler 24.03 and Kylin V10; all FMI 2.0 exchange cases pass.',
    },
    body: {
      zh: `R2024b今天发布，定为长期支持版，支持至2029年11月30日。这一版少加功能，多修缺陷：从R2024a以来关闭了412个缺陷，其中37个会影响数值结果。

## 改了什么

- **数值**：37个影响结果的缺陷都有说明，写明组件、条件和偏差大小。升级前请对照自己用到的组件。
- **平台**：适配openEuler 24.03与麒麟V10的x86-64版；鲲鹏上的测试完成，安装包按项目提供。
- **FMI 2.0**：与八个工具交换的120个用例全部通过，模型交换与联合仿真各60个。
- **浑仪控制**：生成的C代码可以按函数写明栈用量上限，由静态分析得到，不含中断。

## 为什么选这一版作长期支持

模型格式在这一版定型，许可机制稳定，Modelica的支持范围用满了一年。我们不把刚换过求解器的版本定为长期支持。

## 升级之前

R2024b读取R2022a以后的模型。更早的模型请先用R2023b打开再保存。热流体工具箱的湿空气物性换了数据来源，20 °C附近焓值的变化小于0.1%，低于−40 °C时可达0.6%。

安装包与校验值见[下载中心](/product/download)。长期支持的具体条款将在12月公布。`,
      en: `R2024b is released today as a long-term release, supported to 30 November 2029. It adds little and mends much: 412 faults have been closed since R2024a, 37 of which affect numerical results.

## What changed

- **Numbers.** Each of the 37 faults has a note with component, condition and size of the deviation. Compare it with what you use before you upgrade.
- **Platforms.** openEuler 24.03 and Kylin V10 on x86-64. Testing on Kunpeng is complete, and that installer is supplied by project.
- **FMI 2.0.** All 120 cases exchanged with eight tools pass, 60 each for model exchange and co-simulation.
- **Armilla Control.** Generated C code can state an upper bound for the stack of each function, found by static analysis, without interrupts.

## Why this release

The model format is settled, licensing is stable, and Modelica support has been in use for a full year. We do not choose a release whose solver has just been replaced.

## Before you upgrade

R2024b reads models from R2022a on. Open older ones in R2023b first and save them. The Thermal Fluids toolbox takes moist-air properties from a new source: near 20 °C enthalpy changes by less than 0.1%, below −40 °C by up to 0.6%.

Installers and checksums are in the [download centre](/product/download). The terms of long-term support will be published in December.`,
    },
    author: { zh: '产品部', en: 'Product team' },
    products: ['studio', 'compute', 'control', 'realtime', 'twin'],
  },
  {
    slug: { zh: 'liu-ge-gongjuxiang-kaiyuan', en: 'six-toolboxes-open-source' },
    category: 'engineering',
    date: '2024-10-17',
    title: { zh: '六个工具箱开放源代码', en: 'Six toolboxes become open source' },
    summary: {
      zh: '电气、航天器与轨道、信号处理、系统辨识、优化、需求与测试。求解器不在其中。',
      en: 'Electrical, Orbits, Signal, Identification, Optimisation and Test Bench. The solver is not among them.',
    },
    body: {
      zh: `从今天起，六个工具箱的源代码公开：电气、航天器与轨道、信号处理、系统辨识、优化、需求与测试。许可证允许商用和修改，要求保留署名。

## 为什么是这六个

它们的方法都有教科书可查，公开之后，使用者能核对每一个公式。需求与测试工具箱另有一层考虑：用来验收我们软件的工具，应当让别人看得见。

求解器、编译器和实时内核不公开。其余工具箱的源模型在软件里可以阅读，但不能再分发。

## 有什么、没有什么

- 有：Modelica与M源代码、测试用例、构建脚本。
- 有：从本日起的修改历史。以前的历史含有客户名称，没有公开。
- 没有：商用数据，例如某些材料的测量曲线，用公开数据替换。

替换后，航天器与轨道工具箱有3个示例的结果变化超过1%，原因是大气密度模型不同，已在说明里写明。

## 怎样参与

可以报告问题，也可以提交修改。修改要附测试用例，说明依据的公式和出处；我们在十个工作日内给出意见，不合并的也说明理由。

清单与许可证见[标准与格式](/help/OpenSystem)，接口与示例见[开放平台](/product/open-platform)。`,
      en: `From today the source of six toolboxes is public: Electrical, Orbits, Signal, Identification, Optimisation and Test Bench. The licence permits commercial use and change, and asks that attribution be kept.

## Why these six

Their methods can be found in textbooks, and with the source open a user can check each formula. Test Bench has a further reason. A tool used to accept our software ought to be visible to others.

Solver, compiler and real-time kernel are not open. The models of the other toolboxes can be read inside the software but not redistributed.

## What is there and what is not

- There: Modelica and M source, test cases, build scripts.
- There: the history of changes from today. Earlier history contains customer names and was not published.
- Not there: commercial data such as some measured material curves, which were replaced by public data.

With the replacement, three examples of the Orbits toolbox change by more than 1%, because the model of air density is another. Their notes say so.

## Taking part

Report a problem or submit a change. A change comes with test cases and the source of its formulae. We comment within ten working days and give the reason if we do not merge it.

Components and licences are listed under [standards and formats](/help/OpenSystem), interfaces and samples under [open platform](/product/open-platform).`,
    },
    author: { zh: '开放平台组', en: 'Open platform group' },
    image: 'orbit-transfer-flat',
    products: ['studio', 'compute'],
  },
  {
    slug: { zh: 'sige-peixun-xiangmu', en: 'four-training-programmes' },
    category: 'education',
    date: '2024-09-05',
    title: { zh: '培训改为四个项目、三个难度', en: 'Training reorganised: four programmes, three levels' },
    summary: {
      zh: '建模基础、控制实践、硬件在环工程师、师资研修。按要做的事分，不按产品分。',
      en: 'Foundations of Modelling, Control in Practice, HIL Engineer and the Teacher Programme: arranged by task and not by product.',
    },
    body: {
      zh: `以前的培训按产品分：一个软件一门课。学员常说，学完知道按钮在哪里，不知道该建什么模型。从本月起改为四个项目，按要做的事分。

- **建模基础**：把一个真实系统写成方程，选择该忽略什么，用测量数据检查。
- **控制实践**：从辨识到设计，再到生成C代码，做完一个完整的闭环。
- **硬件在环工程师**：接线、定步长、验收台架、排查超时。
- **师资研修**：给高校教师，内容是怎样把以上三项教给别人。

难度分入门、进阶、专家三级，每门课只标一级，并写明需要的先修内容。

## 怎样考核

结业看实作，不考选择题。每个项目给一个没有标准答案的任务，90分钟，由两位教师独立评分；差别大于15分的，请第三位教师复核。评分表公开。

试行的两个班共29人，21人一次通过，6人补考通过，2人没有通过。

## 已学过旧课程的学员

旧证书继续有效。想换成新项目的证书，只需参加考核，不必重修，2025年底之前免考核费。

课程与开班日期见[课程](/education/details)。`,
      en: `Our training used to be arranged by product, one course for each. People told us that they knew where the buttons were but not which model to build. From this month there are four programmes, arranged by what one has to do.

- **Foundations of Modelling.** Write a real system as equations, choose what to leave out, check against measured data.
- **Control in Practice.** From identification through design to C code: one complete loop.
- **HIL Engineer.** Wire it, choose the step, accept the bench, find the overruns.
- **Teacher Programme.** For university staff: how to teach the other three.

There are three levels, introductory, intermediate and expert. Each course has one, and names what you need to know beforehand.

## How it is examined

By work done and not by multiple choice. Each programme sets a task of 90 minutes without a model answer, marked by two teachers independently. If they differ by more than 15 points, a third one decides. The marking sheet is public.

In two trial classes of 29 people, 21 passed at once, six at the second attempt, and two did not.

## If you took an older course

Old certificates stay valid. To exchange one, take the examination only. It is free until the end of 2025.

Courses and dates are under [education](/education/details).`,
    },
    author: { zh: '教育合作部', en: 'Education partnerships' },
  },
  {
    slug: { zh: 'danbai-yu-zhibiao-yuejian', en: 'a-pendulum-and-index-reduction' },
    category: 'engineering',
    date: '2024-07-18',
    title: { zh: '单摆的方程为什么是指标3', en: 'Why a pendulum is an index-3 problem' },
    summary: {
      zh: '用直角坐标写单摆，得到指标3的方程。约简之后能算，但会慢慢漂移；两种办法各有代价。',
      en: 'In Cartesian coordinates a pendulum gives equations of index 3. Once reduced they can be solved, and then they drift; both cures have a price.',
    },
    body: {
      zh: `用角度写单摆，是一个常微分方程。用直角坐标写，就多出一条杆长不变的约束和一个未知的杆力。约束里没有杆力，数值方法一步也走不动。这就是高指标问题。

## 求导两次，再一次

约束是x²+y²=L²。求导一次得到速度的关系；再求导一次出现加速度，加速度里有杆力，到这里杆力可以解出。第三次求导得到杆力的微分方程，所以说指标是3。实际计算只需前两次。

编译器自动做这件事：找出哪些方程要求导几次，再从位置和速度里挑出独立的作状态。

## 漂移

只留求导后的方程，约束就不再被直接满足。我们用定步长1 ms、四阶方法算一个1 m的单摆，100 s后杆长偏差是2.3 mm；加上投影，偏差小于1e-9 m，每步多用约30%的时间。

另一种办法是保留约束，运行中换状态：摆到水平附近，从x换到y。不漂移，但换状态时要重新初始化，实时运行中这一步比平时长。

## 您要做什么

多数时候什么也不做。看到“动态状态选择”的警告，而又要实时运行，请改用角度作状态：一个关节一个角度，多体工具箱的关节本来就这样写。练习见[建模基础](/education/details)。`,
      en: `Written with an angle, a pendulum is an ordinary differential equation. In Cartesian coordinates there is also a constraint, that the rod keeps its length, and an unknown force in the rod. The constraint does not contain the force, and a numerical method cannot take a single step. That is a high-index problem.

## Twice, and once more

The constraint is x² + y² = L². One differentiation relates the velocities. A second brings in accelerations, which contain the force, so the force can be solved. A third gives a differential equation for it, and hence index 3. For computing, the first two suffice.

The compiler does this: it finds which equations to differentiate how often, then picks independent positions and velocities as states.

## Drift

With only the differentiated equations, the constraint is no longer met directly. For a pendulum of 1 m at a fixed step of 1 ms with a fourth-order method, the rod was off by 2.3 mm after 100 s. With projection the error stays below 1e-9 m, and a step takes about 30% longer.

The other way is to keep the constraint and change states while running, from x to y near the horizontal. There is no drift, but each change means a new initialisation, which makes one real-time step longer than the rest.

## What to do

Mostly nothing. If you see the warning about dynamic state selection and need real time, use angles, one for each joint, as the joints of the Multibody toolbox do. There is an exercise in [Foundations of Modelling](/education/details).`,
    },
    author: { zh: '编译器组', en: 'Compiler group' },
    image: 'van-der-pol',
    products: ['studio'],
  },
  {
    slug: { zh: 'shi-zhounian-kaifangri' },
    category: 'company',
    date: '2024-06-13',
    title: { zh: '十周年开放日：6月29日，杭州' },
    summary: { zh: '看实验室，拆一台实时机，听三个失败的项目。限120人，须预约。' },
    body: {
      zh: `浑仪科技2014年在杭州成立，今年十年。我们不办庆典，开放一天实验室：2024年6月29日，星期六，9:30至16:30，杭州。限120人，须预约，每位可带一名家人。

## 看什么

- **实时机拆解**：一台Station S8，从机箱拆到板卡，说明每一处为什么这样设计。可以动手。
- **抖动测量**：现场测一台机器，也可以带自己的工控机来测，请提前告知接口。
- **浑仪模型**：按《新仪象法要》的尺寸做的1:12浑仪，用多体工具箱算过的齿轮传动，仿真与实物摆在一起。

## 听什么

下午讲三个失败的项目，每个25分钟，由当时的负责人讲：一次求解器重写为什么推倒重来，一个客户项目为什么延期七个月，一款产品为什么在发布前取消。客户名称略去，数字如实。讲完提问，不录像。

## 怎样预约

在[联系我们](/contact)页选择“来访”，写明人数和感兴趣的项目，6月24日截止。人数超过时抽签，6月25日通知结果。实验室内请勿拍摄标有客户编号的设备。

当天支持部照常休息，工单从周一起计时。`,
    },
    author: { zh: '公司', en: 'Company' },
  },
  {
    slug: { zh: 'qilin-v10-shipei', en: 'first-tests-on-kylin-v10' },
    category: 'product',
    date: '2024-04-18',
    title: { zh: '麒麟V10与鲲鹏上的首轮测试结果', en: 'First test results on Kylin V10 and Kunpeng' },
    summary: {
      zh: '5,200个用例通过5,163个。求解结果一致，问题集中在绘图与输入法。',
      en: 'Of 5,200 cases 5,163 pass. Solver results agree; the problems are in plotting and input methods.',
    },
    body: {
      zh: `我们在麒麟V10上测试了R2024a，处理器分别为x86-64和鲲鹏。这是第一轮，不是适配完成的声明。

## 结果

x86-64与鲲鹏各跑5,200个用例。x86-64通过5,191个，鲲鹏通过5,163个。

- **求解与编译**：两种处理器全部通过。鲲鹏与x86-64的数值结果，相对差不超过1e-9；末位不同来自乘加指令的合并，属于正常。
- **绘图**：鲲鹏上26个不通过，都与显卡驱动有关，改用软件渲染后通过。
- **界面**：11个不通过，其中9个是中文输入法候选框的位置不对，两种处理器都有。

## 速度

鲲鹏48核服务器与x86-64 32核服务器相比，整机跑100个参数扫描任务，用时为1.12倍；单个任务为1.6倍。两台机器价格和功耗不同，请不要只凭这个数字选型。

## 下一步

输入法问题已经找到原因，在下一版修复。飞腾、龙芯与openEuler的测试排在后面。数据库先做达梦和人大金仓。

结果按月更新在[信创适配](/product/Innovation)页，每一行都有日期和版本。已经在用这些平台的团队，欢迎[提交工单](/support/ticket/new)告诉我们您的显卡和驱动版本，这是目前最缺的信息。`,
      en: `We have tested R2024a on Kylin V10 with x86-64 and with Kunpeng processors. This is a first round and not a statement that porting is complete.

## Results

Each processor ran 5,200 cases. On x86-64, 5,191 passed; on Kunpeng, 5,163.

- **Solving and compiling:** all passed on both. Numbers on Kunpeng and x86-64 agree within a relative difference of 1e-9. The last digits differ because multiply and add are fused, as they should be.
- **Plotting:** 26 failures on Kunpeng, all tied to graphics drivers; with software rendering they pass.
- **Interface:** 11 failures, nine of them a misplaced candidate window of the Chinese input method, seen on both processors.

## Speed

A Kunpeng server of 48 cores took 1.12 times as long as an x86-64 server of 32 cores for a sweep of 100 tasks, and 1.6 times as long for a single task. The machines differ in price and power; do not choose by this number alone.

## Next

The input method fault is understood and will be fixed in the next release. Phytium, Loongson and openEuler follow, and of the databases Dameng and Kingbase first.

Results are updated monthly on the [domestic platforms](/product/Innovation) page, each line with date and version. If you use these platforms, [tell us by ticket](/support/ticket/new) which graphics card and driver you have. That is what we lack most.`,
    },
    author: { zh: '平台适配组', en: 'Platform group' },
    image: 'potential-flow',
    products: ['studio', 'compute'],
  },
]
