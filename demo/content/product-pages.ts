import { reported } from './compatibility/counts.ts'
import type { ProductPageSeed, TextRowSeed } from './types.ts'

const trial = {
  zh: '试用30天，功能不减，模型规模不限。写信到sales@armilla.example，注明产品和操作系统，两个工作日内寄出试用许可。到期后软件仍可打开和查看模型，不能求解。',
  en: 'Thirty days with every function and no limit on model size. Write to sales@armilla.example with the product and the operating system; the trial licence is sent within two working days. When it ends, models can still be opened and read, but not solved.',
}

const desktopSystems = {
  title: { zh: '操作系统', en: 'Operating system' },
  minimum: {
    zh: 'Windows 11（x86-64、arm64）、Linux（x86-64，glibc 2.34）、macOS 14（arm64）、openEuler 24.03或麒麟V10（arm64）',
    en: 'Windows 11 (x86-64, arm64), Linux (x86-64, glibc 2.34), macOS 14 (arm64), openEuler 24.03 or Kylin V10 (arm64)',
  },
  recommended: { zh: '与正式版同日测试过的系统，名单见发布说明', en: 'A system tested on release day; the release notes list them' },
}
const disk = (minimum: string, recommended: string) => ({
  title: { zh: '磁盘', en: 'Disk' },
  minimum: { zh: `${minimum} GB可用`, en: `${minimum} GB free` },
  recommended: { zh: `${recommended} GB，固态硬盘`, en: `${recommended} GB on a solid-state drive` },
})
const memory = (minimum: string, recommended: string, zh: string, en: string) => ({
  title: { zh: '内存', en: 'Memory' },
  minimum: { zh: `${minimum} GB`, en: `${minimum} GB` },
  recommended: { zh: `${recommended} GB${zh}`, en: `${recommended} GB${en}` },
})

const documents = [
  { title: { zh: 'R2026b发布说明', en: 'Release notes of R2026b' }, target: '/news/detail?id=r2026b-fabu' },
  { title: { zh: '支持的标准与格式', en: 'Supported standards and formats' }, target: '/help/OpenSystem' },
  { title: { zh: '安全公告', en: 'Security advisories' }, target: '/help/SecurityIncident' },
  { title: { zh: '历史版本', en: 'Earlier releases' }, target: '/product/downHistory' },
]

const sideBySide: TextRowSeed = {
  title: { zh: '新旧版本可以并存吗？', en: 'Can two releases be installed side by side?' },
  text: {
    zh: '可以。每个版本装在自己的文件夹里，共用一份许可。模型用新版本保存后，旧版本不保证能打开，请先留副本。',
    en: 'Yes. Each release has its own folder, and they share one licence. Once a model is saved in the newer release, the older one may not open it; keep a copy first.',
  },
}
const offline: TextRowSeed = {
  title: { zh: '不联网能用吗？', en: 'Does it work without a network?' },
  text: {
    zh: '能。许可可以借出到单机，最长90天；许可服务也可以装在您的内网。软件不发送使用数据。',
    en: 'Yes. A licence can be borrowed for one computer for up to 90 days, and the licence service can run in your own network. The software sends no usage data.',
  },
}

export const productPages: Record<string, ProductPageSeed> = {
  studio: {
    positioning: {
      zh: '给搭建整机和整车模型的系统工程师。各专业的模型用方程书写，接口只有物理量，不用先规定谁算输入、谁算输出。改动一个部件，编译器重新推导整个方程组。',
      en: 'For system engineers who put whole machines and vehicles together. Each discipline writes its model as equations; an interface carries physical quantities, and nobody has to decide beforehand what is an input. Change one part and the compiler derives the whole system again.',
    },
    limits: {
      zh: '不做三维场计算：流场、应力和电磁场请用专门的有限元或有限体积软件，以降阶模型或FMU接入。方程超过三百万个时编译需要数小时，请先拆成几个FMU。',
      en: 'It does not solve 3D field problems. For flow, stress and electromagnetics use a finite-element or finite-volume tool and bring the result in as a reduced model or an FMU. Above three million equations compilation takes hours; split the model into FMUs first.',
    },
    tasks: [
      { zh: '为整机或整车建系统模型', en: 'Model a whole machine or vehicle' },
      { zh: '与供应商交换FMU和系统结构', en: 'Exchange FMUs and system structures with suppliers' },
      { zh: '比较多种结构方案的能耗', en: 'Compare the energy use of several layouts' },
    ],
    capabilities: [
      {
        title: { zh: '编译百万方程', en: 'Compiles a million equations' },
        text: {
          zh: '子午把组件展开，做指标约简和撕裂，再分块生成机器码。改一个参数不需要重新编译。',
          en: 'Meridian flattens the components, reduces the index, tears the loops and writes machine code block by block. A changed parameter needs no new compilation.',
        },
        metric: {
          value: '94',
          unit: { zh: 's', en: 's' },
          label: { zh: '编译一百万个方程', en: 'to compile one million equations' },
          source: { zh: '8核x86-64，64 GB内存，5次取中位数；浑仪R2026b测量', en: 'Eight x86-64 cores, 64 GB of memory, median of five runs; measured by Armilla on R2026b' },
        },
      },
      {
        title: { zh: '求解刚性系统', en: 'Solves stiff systems' },
        text: {
          zh: '圭表求解微分代数方程。固定步长与变步长共用一套代码，事件用插值定位。',
          en: 'Gnomon solves differential-algebraic equations. Fixed and variable step share one code, and events are located by interpolation.',
        },
        metric: {
          value: '3.1',
          unit: { zh: '×', en: '×' },
          label: { zh: '求解速度，与R2026a相比', en: 'Solving speed compared with R2026a' },
          source: { zh: '12个基准模型的中位数，固定步长1 ms；R2026b发布说明', en: 'Median of 12 benchmark models, fixed step 1 ms; R2026b release notes' },
        },
      },
      {
        title: { zh: '按规范检查语言', en: 'Conforms to the language specification' },
        text: {
          zh: '用2,318个语言用例测试编译器，一条规则至少一正一反。没有通过的17个在帮助里逐一列出。',
          en: 'The compiler is tested with 2,318 language cases, at least one positive and one negative test per rule. The 17 that fail are listed in the help.',
        },
        metric: {
          value: '2,301',
          unit: { zh: '个', en: 'cases' },
          label: { zh: '通过的Modelica 3.6用例', en: 'of Modelica 3.6 pass' },
          source: { zh: '共2,318个；R2025b发布说明', en: 'Of 2,318; R2025b release notes' },
        },
      },
      {
        title: { zh: '交换组件和结构', en: 'Exchanges parts and structures' },
        text: {
          zh: 'FMI 3.0的模型交换、联合仿真、调度执行都能导入和导出，FMI 2.0照旧。系统结构用SSP 2.0。',
          en: 'FMI 3.0 model exchange, co-simulation and scheduled execution can each be imported and exported; FMI 2.0 stays. System structures travel as SSP 2.0.',
        },
      },
      {
        title: { zh: '比较两个版本的模型', en: 'Compares two versions of a model' },
        text: {
          zh: '按方程、参数和连接列出差异，图形位置的变化默认不显示。在R2027a Beta 1里试用。',
          en: 'Differences are listed by equation, parameter and connection; moved icons stay hidden. To be tried in R2027a Beta 1.',
        },
      },
    ],
    architecture: [
      { title: { zh: '书写', en: 'Write' }, parts: { zh: ['图形编辑器', 'Modelica文本', 'SSP 2.0结构'], en: ['Diagram editor', 'Modelica text', 'SSP 2.0 structure'] } },
      { title: { zh: '模型库', en: 'Libraries' }, parts: { zh: ['Modelica标准库4.0', '24个工具箱', '您自己的库'], en: ['Modelica Standard Library 4.0', '24 toolboxes', 'Your own libraries'] } },
      { title: { zh: '编译：子午', en: 'Compile: Meridian' }, parts: { zh: ['展开', '指标约简', '撕裂', '机器码'], en: ['Flattening', 'Index reduction', 'Tearing', 'Machine code'] } },
      { title: { zh: '求解：圭表', en: 'Solve: Gnomon' }, parts: { zh: ['固定步长', '变步长', '事件定位'], en: ['Fixed step', 'Variable step', 'Event location'] } },
      { title: { zh: '交付', en: 'Hand over' }, parts: { zh: ['FMU 2.0/3.0', '实时机', '结果文件'], en: ['FMU 2.0 and 3.0', 'Real-time machine', 'Result files'] } },
    ],
    useCases: [
      {
        title: { zh: '方案阶段比较结构', en: 'Comparing layouts early' },
        text: { zh: '同一套部件连成几种结构，跑同一个工况，比较能耗和重量。部件换一次，各方案一起更新。', en: 'The same parts are connected in several ways and run through one duty; energy and mass are compared. Exchange a part once and every layout follows.' },
      },
      {
        title: { zh: '为硬件在环准备模型', en: 'Preparing a model for the loop' },
        text: { zh: '先用变步长求得参考结果，再改为固定步长，由剖析器给出每步耗时，看能否进入目标步长。', en: 'Variable step gives the reference, then the model goes to a fixed step, and the profiler tells the time of each step and whether the target is within reach.' },
      },
      {
        title: { zh: '验收供应商的FMU', en: 'Accepting a supplier’s FMU' },
        text: { zh: '检查单位、起始值和日志，跑参考工况，与随附结果比较，偏差写入报告。', en: 'Units, start values and log are checked, the reference run is repeated and compared with the enclosed result, and the report states the deviation.' },
      },
    ],
    comparison: {
      modelica: ['yes', { zh: '书写、编译、求解', en: 'Write, compile, solve' }],
      m: ['partial', { zh: '调用脚本', en: 'Calls scripts' }],
      fmi: ['yes', { zh: '导入和导出', en: 'Import and export' }],
      ssp: ['yes', { zh: '导入和导出', en: 'Import and export' }],
      code: ['partial', { zh: '只经FMU', en: 'Through an FMU only' }],
      realtime: ['no', { zh: '用浑仪实时', en: 'Use Realtime' }],
      hardware: ['no', { zh: '用浑仪实时', en: 'Use Realtime' }],
      reduction: ['partial', { zh: '线性化', en: 'Linearisation' }],
      windows: ['yes', { zh: '两者都支持', en: 'Both' }],
      domestic: ['yes', { zh: '三种都测过', en: 'All three tested' }],
      trial: ['yes', { zh: '30天', en: '30 days' }],
    },
    requirements: [
      desktopSystems,
      { title: { zh: '处理器', en: 'Processor' }, minimum: { zh: '4核，支持AVX2或NEON', en: 'Four cores with AVX2 or NEON' }, recommended: { zh: '8核，3.0 GHz', en: 'Eight cores at 3.0 GHz' } },
      memory('16', '64', '，用于一百万个方程', ' for one million equations'),
      disk('12', '40'),
      { title: { zh: '显卡', en: 'Graphics' }, minimum: { zh: 'OpenGL 4.3或Metal', en: 'OpenGL 4.3 or Metal' }, recommended: { zh: '显存4 GB，用于大型三维动画', en: '4 GB of its own memory, for large animations' } },
    ],
    licence: {
      zh: '指定用户或浮动（并发）许可，年付或永久。基础许可含Modelica标准库和六个开源工具箱；其余18个工具箱单独授权。EULA 4.2。',
      en: 'Named-user or concurrent (floating) licences, annual or perpetual. The base licence includes the Modelica Standard Library and the six open-source toolboxes; the other 18 are licensed one by one. EULA 4.2.',
    },
    trial,
    documents,
    questions: [
      {
        title: { zh: '用别的工具写的Modelica模型能打开吗？', en: 'Will it open Modelica models from another tool?' },
        text: { zh: '符合Modelica 3.6的能打开。厂商注解会保留，不解释。含义在3.6里变了的写法，编译器给出警告和行号。', en: 'Yes, if they follow Modelica 3.6. Vendor annotations are kept and not interpreted. Where the meaning changed in 3.6, the compiler warns and gives the line.' },
      },
      sideBySide,
      offline,
    ],
  },
  compute: {
    positioning: {
      zh: '给写脚本、做数据、解方程的工程师，也给手里有大量M代码的团队。语言与M兼容，先查覆盖，再决定是否迁移。',
      en: 'For engineers who write scripts, process data and solve equations, and for teams with much M code. The language is compatible with M; check the coverage first, then decide.',
    },
    limits: {
      zh: '236个检查过的M函数没有覆盖，主要是图形界面和几个专用数据格式。含有编译过的MEX文件的代码要从源码重新编译。分布式计算最多64个节点。',
      en: 'Of the M functions examined, 236 are not covered, mainly user-interface builders and some special data formats. Code with compiled MEX files must be built again from source. Distributed runs go up to 64 nodes.',
    },
    tasks: [
      { zh: '迁移已有的M代码', en: 'Move existing M code' },
      { zh: '处理试验数据，画出结果', en: 'Process test data and plot it' },
      { zh: '优化参数，估计不确定性', en: 'Optimise parameters and estimate uncertainty' },
    ],
    capabilities: [
      {
        title: { zh: '运行M代码', en: 'Runs M code' },
        text: { zh: '脚本、函数、类和单元测试照原样运行。不覆盖的函数在解析时报出，写明文件和行号，不等到运行才失败。', en: 'Scripts, functions, classes and unit tests run as they are. A function that is not covered is reported while parsing, with file and line, not when the run reaches it.' },
        metric: {
          value: reported.covered,
          unit: { zh: '个', en: 'functions' },
          label: { zh: '已覆盖的M函数', en: 'M language coverage' },
          source: { zh: `共检查${reported.examined}个；2026年10月兼容性报告`, en: `Of ${reported.examined} examined; compatibility report, October 2026` },
        },
      },
      {
        title: { zh: '稀疏矩阵多线程', en: 'Sparse matrices on many cores' },
        text: { zh: '直接解法把消去树分给多个线程，结果与单线程逐位相同。', en: 'The direct solver spreads the elimination tree over threads; the result is the same to the last bit as with one.' },
        metric: {
          value: '2.2 → 4.7',
          unit: { zh: '×', en: '×' },
          label: { zh: '8核的加速', en: 'faster on eight cores' },
          source: { zh: '五个测试矩阵的最小与最大；R2025b发布说明', en: 'Smallest and largest of five test matrices; R2025b release notes' },
        },
      },
      {
        title: { zh: '画千万个点', en: 'Draws ten million points' },
        text: { zh: '星盘按屏幕分辨率抽稀，缩放时再取细节，原始数据不改。', en: 'Astrolabe thins the data to the screen’s resolution and loads detail as you zoom; the data stay as they are.' },
        metric: {
          value: '60',
          unit: { zh: '帧/s', en: 'frames/s' },
          label: { zh: '平移一千万个点', en: 'panning ten million points' },
          source: { zh: '显存8 GB，2560 × 1440；浑仪2026年9月测量', en: 'Graphics memory 8 GB, 2560 × 1440; measured by Armilla, September 2026' },
        },
      },
      {
        title: { zh: '报错写明变量和尺寸', en: 'Errors name variable and size' },
        text: { zh: '例如“A是3×4，x是3×1，不能相乘”，附调用的位置。', en: 'For example: “A is 3-by-4 and x is 3-by-1; they cannot be multiplied”, with the place of the call.' },
      },
    ],
    architecture: [
      { title: { zh: '语言', en: 'Language' }, parts: { zh: ['M语法', '类型推断', '单元测试'], en: ['M syntax', 'Type inference', 'Unit tests'] } },
      { title: { zh: '工具箱', en: 'Toolboxes' }, parts: { zh: ['信号处理', '优化', '不确定性分析', '通信'], en: ['Signal', 'Optimisation', 'Uncertainty', 'Communications'] } },
      { title: { zh: '数值核心', en: 'Numerical core' }, parts: { zh: ['稠密与稀疏线性代数', 'FFT', '常微分方程', '随机数'], en: ['Dense and sparse linear algebra', 'FFT', 'Ordinary differential equations', 'Random numbers'] } },
      { title: { zh: '执行', en: 'Execution' }, parts: { zh: ['即时编译', '多线程', '集群'], en: ['Just-in-time compiler', 'Threads', 'Cluster'] } },
      { title: { zh: '显示：星盘', en: 'Display: Astrolabe' }, parts: { zh: ['曲线', '曲面', '动画'], en: ['Curves', 'Surfaces', 'Animation'] } },
    ],
    useCases: [
      { title: { zh: '把十年的脚本搬过来', en: 'Moving ten years of scripts' }, text: { zh: '先用覆盖检查列出不支持的调用，再按出现次数排序，改最常用的几个。', en: 'The coverage check lists the calls that are not supported; sort them by how often they occur and rewrite the most frequent.' } },
      { title: { zh: '整理一次台架试验', en: 'Working up a bench test' }, text: { zh: '读入多种采集格式，对齐时间，滤波，出图，全部写在一个可重跑的脚本里。', en: 'Several logger formats are read, aligned in time, filtered and plotted, all in one script that can be run again.' } },
      { title: { zh: '标定模型参数', en: 'Calibrating a model' }, text: { zh: '脚本调用浑仪建模的模型，优化工具箱调整参数，报告每个参数的置信区间。', en: 'A script calls a Studio model, the Optimisation toolbox moves the parameters, and the report gives a confidence interval for each.' } },
    ],
    comparison: {
      modelica: ['partial', { zh: '调用编译好的模型', en: 'Calls compiled models' }],
      m: ['yes', { zh: '主要语言', en: 'Its main language' }],
      fmi: ['partial', { zh: '只导入', en: 'Import only' }],
      ssp: ['no', { zh: '用浑仪建模', en: 'Use Studio' }],
      code: ['partial', { zh: '数值函数，不含图形', en: 'Numerical functions, no graphics' }],
      realtime: ['no', { zh: '用浑仪实时', en: 'Use Realtime' }],
      hardware: ['partial', { zh: '读采集设备', en: 'Reads data loggers' }],
      reduction: ['yes', { zh: '平衡截断、POD', en: 'Balanced truncation, POD' }],
      windows: ['yes', { zh: '两者都支持', en: 'Both' }],
      domestic: ['yes', { zh: '三种都测过', en: 'All three tested' }],
      trial: ['yes', { zh: '30天', en: '30 days' }],
    },
    requirements: [
      desktopSystems,
      { title: { zh: '处理器', en: 'Processor' }, minimum: { zh: '2核，支持AVX2或NEON', en: 'Two cores with AVX2 or NEON' }, recommended: { zh: '8核', en: 'Eight cores' } },
      memory('8', '32', '，用于一千万行的数据', ' for tables of ten million rows'),
      disk('6', '20'),
    ],
    licence: {
      zh: '指定用户或浮动（并发）许可，年付或永久。含信号处理、优化和系统辨识三个开源工具箱。集群每个节点另计。EULA 4.2。',
      en: 'Named-user or concurrent (floating) licences, annual or perpetual. The open-source toolboxes Signal, Optimisation and Identification are included. Cluster nodes are counted separately. EULA 4.2.',
    },
    trial,
    documents: [{ title: { zh: '函数覆盖与迁移步骤', en: 'Function coverage and migration steps' }, target: '/product/matlab-simulink' }, ...documents],
    questions: [
      {
        title: { zh: '怎样知道我的代码能不能运行？', en: 'How do I know whether my code will run?' },
        text: { zh: `兼容性报告逐个列出检查过的${reported.examined}个函数。先对照您用到的函数，再用试用许可跑一遍自己的测试。`, en: `The compatibility report lists all ${reported.examined} functions examined. Compare it with those you use, then run your own tests under a trial licence.` },
      },
      {
        title: { zh: '结果会与原来完全一致吗？', en: 'Will results be identical?' },
        text: { zh: `不保证末位一致，因为运算次序不同。兼容性报告里的${reported.covered}个函数，相对差不超过1e-12，除非另有说明。`, en: `Not to the last digit, because operations happen in another order. For the ${reported.covered} functions of the report the relative difference is at most 1e-12 unless stated.` },
      },
      offline,
    ],
  },
  control: {
    positioning: {
      zh: '给设计和实现控制器的工程师。辨识、设计、验证和生成代码在同一个模型上进行，改动一处，四步都看得见。',
      en: 'For engineers who design and implement controllers. Identification, design, verification and code generation work on one model; a change made once is seen by all four.',
    },
    limits: {
      zh: '自动定标只给建议，溢出余量要自己确认。生成的C代码经过测试，没有按任何功能安全标准认证；用于安全功能时，由您完成认证。启动自检和底层驱动不在生成范围内。',
      en: 'Automatic scaling is a proposal; confirm the overflow margin yourself. The generated C code is tested but not certified to any functional-safety standard; for a safety function, certification is yours. Start-up checks and low-level drivers are not generated.',
    },
    tasks: [
      { zh: '从测量数据辨识对象', en: 'Identify a plant from measured data' },
      { zh: '设计并整定控制器', en: 'Design and tune a controller' },
      { zh: '把控制器生成为C代码', en: 'Generate C code for a controller' },
    ],
    capabilities: [
      { title: { zh: '频域和时域一起设计', en: 'Design in frequency and time' }, text: { zh: '拖动伯德图上的零极点，阶跃响应随之更新；给定裕度，也可以让软件求解。', en: 'Drag a pole or zero on the Bode plot and the step response follows; or state the margins and let the software solve for them.' } },
      {
        title: { zh: '辨识带置信区间', en: 'Identification with confidence' },
        text: { zh: '频率响应、传递函数和状态空间模型都给出置信区间，残差检验不通过时直接提示。', en: 'Frequency responses, transfer functions and state-space models come with confidence intervals; a failed residual test is reported immediately.' },
        metric: { value: '27', unit: { zh: '个', en: 'positions' }, label: { zh: '运动台测点，每点20 s多正弦', en: 'of a motion stage, 20 s of multisine at each' }, source: { zh: '精密运动台案例，客户测量', en: 'Precision stage story, customer’s measurement' } },
      },
      {
        title: { zh: '定点与浮点逐步对照', en: 'Fixed point against floating point' },
        text: { zh: '生成定点C代码时，与浮点模型逐步比较，报告列出最大偏差和发生的位置。', en: 'When fixed-point C is generated it is compared step by step with the floating-point model; the report has the largest deviation and where it occurs.' },
        metric: { value: '100', unit: { zh: 'µs', en: 'µs' }, label: { zh: '电机控制周期，生成的定点代码', en: 'cycle of a motor controller in generated fixed point' }, source: { zh: '电机控制案例，Station S4硬件在环', en: 'Motor control story, in the loop with a Station S4' } },
      },
      { title: { zh: '代码可以读', en: 'Code that can be read' }, text: { zh: '变量沿用模型里的名字，每段代码注明来自哪个模块，行与模型可以互查。', en: 'Variables keep the names of the model, each piece of code says which block it comes from, and line and model lead to each other.' } },
    ],
    architecture: [
      { title: { zh: '对象', en: 'Plant' }, parts: { zh: ['测量数据', 'Modelica模型', 'FMU'], en: ['Measured data', 'Modelica model', 'FMU'] } },
      { title: { zh: '辨识', en: 'Identify' }, parts: { zh: ['频率响应', '传递函数', '状态空间'], en: ['Frequency response', 'Transfer function', 'State space'] } },
      { title: { zh: '设计', en: 'Design' }, parts: { zh: ['PID', 'LQG', 'H∞', '模型预测'], en: ['PID', 'LQG', 'H∞', 'Model predictive'] } },
      { title: { zh: '验证', en: 'Verify' }, parts: { zh: ['裕度', '蒙特卡洛', '需求用例'], en: ['Margins', 'Monte Carlo', 'Requirement cases'] } },
      { title: { zh: '实现', en: 'Implement' }, parts: { zh: ['C代码', '定点', '实时机'], en: ['C code', 'Fixed point', 'Real-time machine'] } },
    ],
    useCases: [
      { title: { zh: '运动台的振荡', en: 'A stage that rings' }, text: { zh: '在多个位置测频率响应，按位置调度陷波器，验证最差位置的裕度。', en: 'Frequency responses are measured at many positions, a notch is scheduled over them, and the margin is verified at the worst.' } },
      { title: { zh: '替换手写的控制代码', en: 'Replacing hand-written control code' }, text: { zh: '先让生成的代码与手写代码并行运行，逐步比较输出，再切换。', en: 'Generated and hand-written code run in parallel and their outputs are compared at each step before the switch.' } },
      { title: { zh: '教一门控制课', en: 'Teaching a control course' }, text: { zh: '学生从阶跃数据辨识电机，设计速度环，放到Station S4上看结果。', en: 'Students identify a motor from step data, design the speed loop and see it run on a Station S4.' } },
    ],
    comparison: {
      modelica: ['partial', { zh: '作为被控对象', en: 'As the plant' }],
      m: ['yes', { zh: '设计脚本', en: 'Design scripts' }],
      fmi: ['yes', { zh: '导入对象，导出控制器', en: 'Plant in, controller out' }],
      ssp: ['no', { zh: '用浑仪建模', en: 'Use Studio' }],
      code: ['yes', { zh: '浮点和定点C', en: 'Floating and fixed point' }],
      realtime: ['partial', { zh: '经浑仪实时', en: 'Through Realtime' }],
      hardware: ['partial', { zh: '下载到目标板', en: 'Downloads to a target board' }],
      reduction: ['yes', { zh: '线性模型', en: 'Linear models' }],
      windows: ['yes', { zh: '两者都支持', en: 'Both' }],
      domestic: ['partial', { zh: '麒麟、openEuler', en: 'Kylin and openEuler' }],
      trial: ['yes', { zh: '30天', en: '30 days' }],
    },
    requirements: [
      desktopSystems,
      { title: { zh: '处理器', en: 'Processor' }, minimum: { zh: '4核', en: 'Four cores' }, recommended: { zh: '8核，用于蒙特卡洛', en: 'Eight cores, for Monte Carlo' } },
      memory('8', '16', '', ''),
      disk('8', '20'),
      { title: { zh: '编译器', en: 'Compiler' }, minimum: { zh: 'C99，例如GCC 11或Clang 15', en: 'C99, such as GCC 11 or Clang 15' }, recommended: { zh: '目标板厂家的编译器', en: 'That of the target board’s maker' } },
    ],
    licence: { zh: '指定用户或浮动（并发）许可，年付或永久。生成的代码归您，随产品分发不另收费。EULA 4.2。', en: 'Named-user or concurrent (floating) licences, annual or perpetual. The generated code is yours and may be shipped without further fees. EULA 4.2.' },
    trial,
    documents,
    questions: [
      { title: { zh: '生成的代码归谁？', en: 'Who owns the generated code?' }, text: { zh: '归您。代码不依赖浑仪的运行库，可以随您的产品分发。', en: 'You do. It needs no runtime library of ours and can be shipped with your product.' } },
      { title: { zh: '支持哪些处理器？', en: 'Which processors are supported?' }, text: { zh: '生成的是标准C99，有C编译器的处理器都能用。测过的有Arm Cortex-M4、Cortex-R5和TriCore。', en: 'The output is standard C99, so any processor with a C compiler will do. Arm Cortex-M4, Cortex-R5 and TriCore have been tested.' } },
      sideBySide,
    ],
  },
  realtime: {
    positioning: {
      zh: '给做硬件在环的测试团队。模型在实时机上按步长准时执行，真实控制器接上就能试，不必等台架和样机。',
      en: 'For teams that test with hardware in the loop. The model runs on a real-time machine at its step, the real controller is plugged in, and nobody waits for the bench or the prototype.',
    },
    limits: {
      zh: '能达到的步长取决于模型规模和所用硬件，请先用离线剖析器估算。实时核只支持x86-64。设备是试验设备，不能用作安全回路。',
      en: 'Which step is reached depends on the model and on the machine; estimate it first with the offline profiler. Real-time cores are x86-64 only. The machines are test equipment and must not be part of a safety circuit.',
    },
    tasks: [
      { zh: '让真实控制器与模型闭环', en: 'Close the loop with a real controller' },
      { zh: '注入故障，自动跑回归', en: 'Inject faults and run regressions at night' },
      { zh: '连续运行数周的耐久试验', en: 'Run endurance tests for weeks' },
    ],
    capabilities: [
      {
        title: { zh: '按步长准时执行', en: 'On time at each step' },
        text: { zh: '刻漏内核独占处理器核，运行中不申请内存。超时的步会被记录，不会被悄悄跳过。', en: 'The Clepsydra kernel has its cores to itself and requests no memory while running. A step that overruns is logged, not quietly dropped.' },
        metric: { value: '5', unit: { zh: 'µs', en: 'µs' }, label: { zh: '实时步长', en: 'Real-time step' }, source: { zh: 'Station S8连续72小时，99.99%的步抖动小于1 µs；浑仪2025年12月测量报告', en: 'Jitter under 1 µs in 99.99% of steps, 72 hours on a Station S8; Armilla measurement report, December 2025' } },
      },
      {
        title: { zh: '两套单元互为备份', en: 'Two units, one test' },
        text: { zh: 'Station X16上两套计算单元运行同一个模型，逐步比较状态，一套失效时另一套接替。', en: 'On a Station X16 two computing units run the same model and compare states; when one fails the other takes over.' },
        metric: { value: '2', unit: { zh: '步', en: 'steps' }, label: { zh: '接替完成的时间上限', en: 'at most until the take-over' }, source: { zh: '1 ms步长，断电、拔网线、注入内存错误共200次；小于100 µs没有测', en: '1 ms step, 200 power cuts, pulled cables and memory errors; not tested below 100 µs' } },
      },
      {
        title: { zh: '断电不丢整段记录', en: 'Records survive a power cut' },
        text: { zh: '实时任务写环形缓冲，另一个任务每200 ms落盘并要求确认。', en: 'The real-time task writes to a ring buffer; another task writes to disk every 200 ms and asks for confirmation.' },
        metric: { value: '231', unit: { zh: 'ms', en: 'ms' }, label: { zh: '断电时最长的记录缺失', en: 'longest loss in a power cut' }, source: { zh: 'Station S8标准磁盘，断电500次', en: '500 power cuts on the standard drive of a Station S8' } },
      },
      { title: { zh: '故障注入写在脚本里', en: 'Faults are scripted' }, text: { zh: '断线、短路、卡滞、总线丢帧按时刻或条件触发，与期望一起写在用例里。', en: 'Broken wires, short circuits, stuck valves and lost frames are triggered by time or condition and stand in the case beside what is expected.' } },
    ],
    architecture: [
      { title: { zh: '工程师的电脑', en: 'Engineer’s computer' }, parts: { zh: ['模型', '用例', '报告'], en: ['Model', 'Cases', 'Report'] } },
      { title: { zh: '管理', en: 'Management' }, parts: { zh: ['载入与启停', '每步耗时', '日志'], en: ['Load, start, stop', 'Time of each step', 'Log'] } },
      { title: { zh: '内核：刻漏', en: 'Kernel: Clepsydra' }, parts: { zh: ['独占的核', '固定步长', '超时记录'], en: ['Reserved cores', 'Fixed step', 'Overrun log'] } },
      { title: { zh: '接口', en: 'Interfaces' }, parts: { zh: ['模拟与数字量', 'CAN FD', 'EtherCAT', 'ARINC 429'], en: ['Analogue and digital', 'CAN FD', 'EtherCAT', 'ARINC 429'] } },
      { title: { zh: '被测设备', en: 'Equipment under test' }, parts: { zh: ['控制器', '信号调理Link L2', '故障注入'], en: ['Controller', 'Signal conditioning, Link L2', 'Fault insertion'] } },
    ],
    useCases: [
      { title: { zh: '控制软件上台架之前', en: 'Before the bench' }, text: { zh: '凡模型够准的试验移到硬件在环，其余留在台架，分类的理由写下来。', en: 'Tests for which the model is good enough move to the loop, the rest stay on the bench, and the reason is written down.' } },
      { title: { zh: '夜间回归', en: 'Regressions at night' }, text: { zh: '软件每改一版，全部用例无人值守跑一遍，早上看报告。', en: 'With each version of the software all cases run unattended, and the report is there in the morning.' } },
      { title: { zh: '整段任务按真实时间跑', en: 'A mission in real time' }, text: { zh: '卫星的100天任务在X16上跑完，星上计算机全程在环。', en: 'A hundred days of a satellite’s mission on an X16 with the on-board computer in the loop.' } },
    ],
    comparison: {
      modelica: ['yes', { zh: '执行编译好的模型', en: 'Runs compiled models' }],
      m: ['partial', { zh: '测试脚本', en: 'Test scripts' }],
      fmi: ['yes', { zh: '执行FMU', en: 'Runs FMUs' }],
      ssp: ['partial', { zh: '只导入', en: 'Import only' }],
      code: ['no', { zh: '用浑仪控制', en: 'Use Control' }],
      realtime: ['yes', { zh: '最小5 µs', en: 'Down to 5 µs' }],
      hardware: ['yes', { zh: '五种硬件', en: 'Five machines' }],
      reduction: ['no', { zh: '用浑仪孪生', en: 'Use Twin' }],
      windows: ['partial', { zh: '仅工程师端', en: 'Engineer’s side only' }],
      domestic: ['partial', { zh: '工程师端；实时核为x86-64', en: 'Engineer’s side; real-time cores are x86-64' }],
      trial: ['partial', { zh: '在我们的实验室', en: 'In our laboratory' }],
    },
    requirements: [
      { title: { zh: '实时机', en: 'Real-time machine' }, minimum: { zh: 'Station S4', en: 'Station S4' }, recommended: { zh: 'Station S8；不能中断的试验用X16', en: 'Station S8; X16 for tests that must not stop' } },
      { ...desktopSystems, title: { zh: '工程师端系统', en: 'Engineer’s system' } },
      { title: { zh: '网络', en: 'Network' }, minimum: { zh: '1 Gbit/s以太网', en: 'Ethernet at 1 Gbit/s' }, recommended: { zh: '与办公网分开，PTP时钟', en: 'Apart from the office network, with a PTP clock' } },
      memory('16', '32', '，工程师端', ' on the engineer’s side'),
    ],
    licence: { zh: '每台实时机一份运行许可，工程师端按并发授权。换机器时，运行许可可以转移。EULA 4.2。', en: 'One run-time licence per machine; concurrent licences for the engineers’ side. When a machine is replaced, its licence moves with it. EULA 4.2.' },
    trial: { zh: '慕尼黑办公室有一台Station S8和一台Station S4，可以预约试用。带自己的控制器来，请提前两周告知接口类型和电平。', en: 'A Station S8 and a Station S4 in the Munich office can be booked for trials. If you bring your own controller, tell us its interfaces and signal levels two weeks ahead.' },
    documents: [{ title: { zh: '硬件一览', en: 'All machines' }, target: '/product/machine' }, ...documents],
    questions: [
      { title: { zh: '我的模型能跑多小的步长？', en: 'How small a step will my model reach?' }, text: { zh: '用离线剖析器在自己的电脑上估算，误差通常在20%以内。也可以把模型寄来，我们在S8上测一次，不收费。', en: 'The offline profiler on your own computer estimates it, usually within 20%. Or send the model and we will measure it once on an S8 at no charge.' } },
      { title: { zh: '能用在安全回路里吗？', en: 'Can it be part of a safety circuit?' }, text: { zh: '不能。Station是试验设备，急停和限位请用独立的硬件。', en: 'No. A Station is test equipment; emergency stop and limits need separate hardware.' } },
      sideBySide,
    ],
  },
  twin: {
    positioning: {
      zh: '给运维设备的团队。详细模型降阶后放在机器旁边，与机器同步运行，估计测不到的温度、载荷和余量。',
      en: 'For teams that run machines. A detailed model is reduced, put beside the machine and run in step with it, and estimates temperatures, loads and margins that no sensor measures.',
    },
    limits: {
      zh: '降阶模型只在训练工况范围内有效；超出范围时，网关给出标记，不给出数值。报警只供参考，不能接入保护回路。',
      en: 'A reduced model holds only within the range it was trained on; outside it the gateway shows a mark instead of a value. Alarms are advice and must not act on protection.',
    },
    tasks: [
      { zh: '估计传感器测不到的量', en: 'Estimate what no sensor measures' },
      { zh: '把详细模型降阶', en: 'Reduce a detailed model' },
      { zh: '在机器旁提示异常', en: 'Point out deviations beside the machine' },
    ],
    capabilities: [
      {
        title: { zh: '带着有效范围一起部署', en: 'Deployed with its valid range' },
        text: { zh: '训练范围随模型一起下发。输入一旦超出，输出改为标记，并记下是哪个输入。', en: 'The training range travels with the model. Once an input leaves it, the output becomes a mark, and the log says which input it was.' },
      },
      {
        title: { zh: '推算测不到的温度', en: 'Infers temperatures' },
        text: { zh: '充电站的网关每秒读电流、电压和6个温度，推算96个单体的温度。', en: 'At a charging site the gateway reads current, voltage and six temperatures a second and infers those of 96 cells.' },
        metric: { value: '96', unit: { zh: '个', en: 'cells' }, label: { zh: '单体，由6个温度推算', en: 'inferred from six temperatures' }, source: { zh: '电池温度案例，步长1 s，环境−10至40 °C，倍率不超过2C', en: 'Battery temperature story, step 1 s, −10 to 40 °C ambient, up to 2C' } },
      },
      {
        title: { zh: '降到十几个状态', en: 'Down to a dozen states' },
        text: { zh: '平衡截断、POD和稀疏回归三种方法，误差在整个训练范围上报告，不只在训练点上。', en: 'Balanced truncation, POD and sparse regression; the error is reported over the whole training range, not only at its points.' },
        metric: { value: '11', unit: { zh: '个', en: 'states' }, label: { zh: '燃气轮机降阶模型', en: 'of a reduced gas turbine' }, source: { zh: '燃气轮机孪生案例，18个月运行数据标定', en: 'Gas turbine story, calibrated on 18 months of operation' } },
      },
      { title: { zh: '签名后才运行', en: 'Runs only what is signed' }, text: { zh: '网关只接受有效签名的模型和固件。离线也能运行，数据在本地保留30天。', en: 'The gateway accepts only models and firmware with a valid signature. It runs without a network and keeps its data for 30 days.' } },
    ],
    architecture: [
      { title: { zh: '详细模型', en: 'Detailed model' }, parts: { zh: ['浑仪建模', 'FMU', '试验数据'], en: ['Studio', 'FMU', 'Test data'] } },
      { title: { zh: '降阶', en: 'Reduction' }, parts: { zh: ['平衡截断', 'POD', '稀疏回归'], en: ['Balanced truncation', 'POD', 'Sparse regression'] } },
      { title: { zh: '检验', en: 'Check' }, parts: { zh: ['误差', '有效范围', '签名'], en: ['Error', 'Valid range', 'Signature'] } },
      { title: { zh: '网关：Edge E2', en: 'Gateway: Edge E2' }, parts: { zh: ['同步运行', '残差', '超范围标记'], en: ['In step', 'Residuals', 'Out-of-range mark'] } },
      { title: { zh: '机器', en: 'Machine' }, parts: { zh: ['OPC UA', 'Modbus TCP', 'CAN'], en: ['OPC UA', 'Modbus TCP', 'CAN'] } },
    ],
    useCases: [
      { title: { zh: '充电站的电池', en: 'Batteries at a charging site' }, text: { zh: '按推算的最高单体温度限流，不再按最保守的假设。超出范围时退回保守限制。', en: 'Current is limited by the hottest inferred cell and not by the most cautious assumption. Outside the range the cautious limit returns.' } },
      { title: { zh: '混合动力渡船', en: 'A hybrid ferry' }, text: { zh: '每10 s推算后面一段航程的功率，建议模式和切换点，船员可以不采纳。', en: 'Every 10 s power for the leg ahead is estimated and mode and switching point are suggested; the crew may ignore it.' } },
      { title: { zh: '燃气电站', en: 'A gas-fired plant' }, text: { zh: '14个测点的残差一起看：单点偏移归为传感器，成比例变化归为部件。', en: 'Residuals of 14 points are read together: an offset at one is put down to the sensor, a proportional change to the component.' } },
    ],
    comparison: {
      modelica: ['partial', { zh: '作为降阶的来源', en: 'As the source' }],
      m: ['partial', { zh: '分析脚本', en: 'Analysis scripts' }],
      fmi: ['yes', { zh: '导入和导出', en: 'Import and export' }],
      ssp: ['no', { zh: '用浑仪建模', en: 'Use Studio' }],
      code: ['no', { zh: '用浑仪控制', en: 'Use Control' }],
      realtime: ['partial', { zh: '步长10 ms以上', en: 'Steps of 10 ms and more' }],
      hardware: ['yes', { zh: 'Edge E2', en: 'Edge E2' }],
      reduction: ['yes', { zh: '三种方法', en: 'Three methods' }],
      windows: ['yes', { zh: '工程师端', en: 'Engineer’s side' }],
      domestic: ['yes', { zh: '网关为openEuler 24.03', en: 'The gateway runs openEuler 24.03' }],
      trial: ['yes', { zh: '30天，借用网关一台', en: '30 days, with a gateway on loan' }],
    },
    requirements: [
      { title: { zh: '网关', en: 'Gateway' }, minimum: { zh: 'Edge E2，固件2.4', en: 'Edge E2 with firmware 2.4' } },
      { ...desktopSystems, title: { zh: '工程师端系统', en: 'Engineer’s system' } },
      memory('16', '64', '，用于POD', ' for POD'),
      disk('8', '200'),
    ],
    licence: { zh: '每台网关一份运行许可，按年。工程师端为指定用户许可，含降阶的三种方法。EULA 4.2。', en: 'One annual run-time licence per gateway. The engineers’ side uses named-user licences and includes all three methods. EULA 4.2.' },
    trial: { zh: '试用30天，借用Edge E2一台，往返运费由您承担。写信到sales@armilla.example，附信号清单。', en: 'Thirty days with an Edge E2 on loan; you pay shipping both ways. Write to sales@armilla.example and attach the list of signals.' },
    documents,
    questions: [
      { title: { zh: '为什么有时没有数值？', en: 'Why is there sometimes no value?' }, text: { zh: '输入超出了训练范围。外推的结果看上去合理，其实没有依据，所以不给。日志写明是哪个输入、超出多少。', en: 'An input has left the training range. An extrapolated value looks plausible but has no basis, so none is given. The log says which input and by how much.' } },
      { title: { zh: '数据会离开现场吗？', en: 'Does data leave the site?' }, text: { zh: '不会，除非您配置了转发。网关离线也能运行。', en: 'Not unless you configure forwarding. The gateway runs without a network.' } },
      offline,
    ],
  },
}
