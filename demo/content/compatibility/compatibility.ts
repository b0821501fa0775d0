/** The page of moving from MATLAB and Simulink: report of October 2026. */
export const compatibility = {
  date: '2026-10-28',
  release: 'R2026b',
  counterpart: 'MATLAB R2025b',
  method: {
    zh: '一个函数的全部测试用例都通过，才算覆盖：实数结果的相对差不超过1e-10，该报错的地方也报错。测试在R2026b候选版上进行，openEuler 24.03，Linux x86-64；其他系统抽查了300个函数，结果相同。下一次报告在2027年4月。',
    en: 'A function counts as covered when every one of its test cases passes: real results agree within a relative difference of 1e-10, and an error is raised where one is due. The tests ran on the R2026b release candidate under openEuler 24.03 on Linux x86-64; on the other systems 300 functions were sampled, with the same results. The next report is due in April 2027.',
  },
  comparison: [
    {
      title: { zh: '函数数量', en: 'Number of functions' },
      ours: { zh: '检查{functions}个，覆盖{functions.covered}个。', en: '{functions.covered} of {functions} examined functions.' },
      theirs: { zh: '基本产品和工具箱合计有数千个函数。', en: 'Several thousand in the base product and its toolboxes.' },
      better: 'theirs',
    },
    {
      title: { zh: '物理系统建模', en: 'Models of physical systems' },
      ours: { zh: '浑仪建模用开放标准Modelica 3.6，模型文本可以在其他工具中打开。', en: 'Armilla Studio uses the open standard Modelica 3.6; other tools open the same text.' },
      theirs: { zh: 'Simscape有自己的语言，与Simulink框图连接紧密。', en: 'Simscape has a language of its own, closely tied to Simulink diagrams.' },
      better: 'even',
    },
    {
      title: { zh: '模型交换', en: 'Model exchange' },
      ours: { zh: 'FMI 2.0、3.0导入导出，SSP 2.0导入导出。', en: 'FMI 2.0 and 3.0 in and out, SSP 2.0 in and out.' },
      theirs: { zh: 'FMI 2.0、3.0导入导出。', en: 'FMI 2.0 and 3.0 in and out.' },
      better: 'ours',
    },
    {
      title: { zh: '代码生成', en: 'Code generation' },
      ours: { zh: '浑仪控制生成C代码。', en: 'Armilla Control generates C.' },
      theirs: { zh: '除C和C++外，另有产品生成HDL、CUDA和PLC代码。', en: 'Beside C and C++, further products generate HDL, CUDA and PLC code.' },
      better: 'theirs',
    },
    {
      title: { zh: '交互界面与应用', en: 'Interactive tools and apps' },
      ours: { zh: '有属性窗格和设计窗口；没有与App Designer相当的工具。', en: 'A property pane and design windows; nothing like App Designer.' },
      theirs: { zh: '有App Designer和大量交互应用。', en: 'App Designer and many interactive apps.' },
      better: 'theirs',
    },
    {
      title: { zh: '机器学习', en: 'Machine learning' },
      ours: { zh: '不含训练；可导入ONNX模型做推断。', en: 'No training; ONNX models are imported to be evaluated.' },
      theirs: { zh: '有训练、调参和部署的工具箱。', en: 'Toolboxes for training, tuning and deployment.' },
      better: 'theirs',
    },
    {
      title: { zh: '操作系统与处理器', en: 'Operating systems and processors' },
      ours: { zh: 'Windows x86-64和arm64，Linux x86-64，openEuler和麒麟arm64，macOS arm64。', en: 'Windows x86-64 and arm64, Linux x86-64, openEuler and Kylin arm64, macOS arm64.' },
      theirs: { zh: 'Windows x86-64，Linux x86-64，macOS arm64和x86-64。', en: 'Windows x86-64, Linux x86-64, macOS arm64 and x86-64.' },
      better: 'ours',
    },
    {
      title: { zh: '文档与社区', en: 'Documentation and community' },
      ours: { zh: '中英文文档；用户论坛2021年开设。', en: 'Documentation in Chinese and English; a user forum since 2021.' },
      theirs: { zh: '四十年的文档、书籍、File Exchange和问答社区。', en: 'Forty years of documentation, books, File Exchange and answers.' },
      better: 'theirs',
    },
  ],
  limits: [
    {
      title: { zh: 'M脚本和函数', en: 'M scripts and functions' },
      subject: '.m',
      text: {
        zh: '直接运行。UTF-8与GBK编码自动识别；类定义支持到属性、方法、事件和枚举，不支持元类改写。P代码（.p）不能导入。',
        en: 'Run as they are. UTF-8 and GBK are recognised. Classes work with properties, methods, events and enumerations, not with changed metaclasses. P-code (.p) cannot be imported.',
      },
    },
    {
      title: { zh: '实时脚本', en: 'Live scripts' },
      subject: '.mlx',
      text: {
        zh: '本页的检查能读其中的代码；浑仪计算不能直接打开，请先在原工具中另存为.m，公式和图片会变成注释。',
        en: 'The check on this page reads the code in them. Armilla Compute cannot open them: save them as .m in the original tool first; formulae and pictures become comments.',
      },
    },
    {
      title: { zh: '数据文件', en: 'Data files' },
      subject: '.mat',
      text: {
        zh: '读取v4至v7.3；写v7和v7.3。含有类对象的变量读成结构体，并给出警告。',
        en: 'Reads v4 to v7.3, writes v7 and v7.3. Variables that hold class objects are read as structures, with a warning.',
      },
    },
    {
      title: { zh: 'Simulink模型', en: 'Simulink models' },
      subject: '.slx / .mdl',
      text: {
        zh: '导入R2019b至R2025b保存的模型。检查了基本库的{blocks}个模块，{blocks.covered}个能转换，{blocks.partly}个部分转换，{blocks.no}个不能；Stateflow图、Simscape网络和变体子系统不转换，留下同名的空组件。',
        en: 'Models saved by R2019b to R2025b are imported. Of {blocks} examined blocks of the base library, {blocks.covered} are converted, {blocks.partly} in part and {blocks.no} not; Stateflow charts, Simscape networks and variant subsystems are not, and leave an empty component of the same name.',
      },
    },
    {
      title: { zh: 'S函数', en: 'S-functions' },
      subject: '.c / .mex',
      text: {
        zh: '有C源码的一级、二级S函数可以重新编译；只有二进制文件的不能导入。',
        en: 'Level 1 and level 2 S-functions with C source can be compiled anew; binaries alone cannot be imported.',
      },
    },
    {
      title: { zh: '图形文件', en: 'Figures' },
      subject: '.fig',
      text: {
        zh: '只读取线、面和文字。回调和界面控件不读取。',
        en: 'Lines, surfaces and texts are read. Callbacks and controls are not.',
      },
    },
  ],
  steps: [
    {
      title: { zh: '清点', en: 'Take stock' },
      text: {
        zh: '用本页的检查列出代码用到的函数和模型用到的模块，保存CSV。另外记下MEX文件和数据文件的数目。',
        en: 'List the functions your code uses and the blocks in your models with the check on this page and keep the CSV. Count MEX files and data files as well.',
      },
    },
    {
      title: { zh: '估算', en: 'Estimate' },
      text: {
        zh: '未覆盖和没有检查过的函数逐个定办法：改写、换用表中的函数，或把这一部分留在原工具里。以我们做过的项目看，每个未覆盖的函数平均用半个工作日，最多的用了六天。',
        en: 'Decide for each function that is not covered or was not examined: rewrite it, use one from the table, or leave that part in the old tool. In the projects we have done, each took half a working day on average and six days at most.',
      },
    },
    {
      title: { zh: '留下基准', en: 'Keep a baseline' },
      text: {
        zh: '迁移前，在原工具里跑一遍自己的算例，保存输入和结果。没有基准，就无法判断迁移是否正确。',
        en: 'Before you move, run your own examples in the old tool and keep inputs and results. Without a baseline nobody can tell whether the move was right.',
      },
    },
    {
      title: { zh: '移动并比较', en: 'Move and compare' },
      text: {
        zh: '在浑仪计算中运行同样的算例，逐项比较。差别大于1e-10的先查随机数种子、求解器容差和库的版本。',
        en: 'Run the same examples in Armilla Compute and compare item by item. Where the difference exceeds 1e-10, look at random seeds, solver tolerances and library versions first.',
      },
    },
    {
      title: { zh: '并行，再切换', en: 'Run both, then switch' },
      text: {
        zh: '两套工具并行一个项目周期，误差的原因都清楚之后再切换。原来的许可在此期间不要停。',
        en: 'Run both tools for one project cycle and switch once every difference is understood. Keep the old licences until then.',
      },
    },
  ],
  trademark: {
    zh: 'MATLAB和Simulink是The MathWorks, Inc.的注册商标，Stateflow、Simscape和App Designer是其商标或产品名称。浑仪与The MathWorks, Inc.没有关联，也未获其认可或赞助。关于MATLAB的内容取自2026年10月28日查阅的公开文档；如有错误，请告诉我们，我们会更正并写明日期。',
    en: 'MATLAB and Simulink are registered trademarks of The MathWorks, Inc.; Stateflow, Simscape and App Designer are its trademarks or product names. Armilla is neither affiliated with The MathWorks, Inc. nor endorsed or sponsored by it. What is said about MATLAB was taken from its public documentation on 28 October 2026. Should something be wrong, tell us: we correct it and say when.',
  },
}
