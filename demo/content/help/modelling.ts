import { checked, type HelpArticleSeed, section } from './article.ts'

export const modelling: HelpArticleSeed[] = [
  {
    slug: 'first-model',
    category: 'modelling',
    title: { zh: '第一个模型：电机带负载', en: 'A first model: a motor and its load' },
    summary: {
      zh: '从空白文件到曲线，二十行，用到两个物理领域。',
      en: 'From an empty file to a curve: twenty lines, two physical domains.',
    },
    products: ['studio'],
    checkedOn: checked('2026-10-28'),
    sections: [
      section(
        ['写模型', 'Writing it'],
        '新建一个模型，粘贴下面的文本。电压经电阻和电感驱动电机，电机带动惯量。',
        'Make a new model and paste this text. A voltage drives the motor through resistor and inductor, and the motor turns an inertia.',
        [
          'Motor.mo',
          'model Motor "DC motor with load"\n  import Modelica.Electrical.Analog.Basic;\n  Modelica.Electrical.Analog.Sources.StepVoltage source(V = 24, startTime = 0.1);\n  Basic.Resistor r(R = 0.5);\n  Basic.Inductor l(L = 2e-3);\n  Basic.RotationalEMF emf(k = 0.08);\n  Basic.Ground ground;\n  Modelica.Mechanics.Rotational.Components.Inertia load(J = 1e-3);\nequation\n  connect(source.p, r.p);\n  connect(r.n, l.p);\n  connect(l.n, emf.p);\n  connect(emf.n, source.n);\n  connect(source.n, ground.p);\n  connect(emf.flange, load.flange_a);\nend Motor;',
        ],
      ),
      section(
        ['仿真', 'Simulating it'],
        '停止时间填1 s，按“仿真”。在变量树里选`load.w`，曲线应在约0.5 s后稳定在300 rad/s附近。',
        'Set the stop time to 1 s and press “Simulate”. Choose `load.w` in the tree of variables; the curve settles near 300 rad/s after about 0.5 s.',
      ),
      section(
        ['单位', 'Units'],
        '变量都带单位。把`R`改成`500`而忘记单位换算，检查不会报错，但曲线会告诉您：先估一个数，再看结果。\n\n习惯用毫欧的话，让显示单位去换算，数值仍写欧姆：\n\n```modelica Motor.mo\nimport Modelica.Electrical.Analog.Basic;\nBasic.Resistor r(R(displayUnit = "mOhm") = 0.5); // 500 mOhm\n```',
        'Every variable has a unit. If you write `500` for `R` because you thought in milliohms, no check complains, but the curve will tell: estimate first, then look.\n\nIf you think in milliohms, write ohms and let the display unit convert:\n\n```modelica Motor.mo\nimport Modelica.Electrical.Analog.Basic;\nBasic.Resistor r(R(displayUnit = "mOhm") = 0.5); // 500 mOhm\n```',
      ),
    ],
    related: ['initialisation-fails', 'choose-a-solver'],
  },
  {
    slug: 'import-an-fmu',
    category: 'modelling',
    title: { zh: '导入FMU', en: 'Importing an FMU' },
    summary: {
      zh: '导入前检查来源、接口和单位；导入后重复提供方的参考运行。',
      en: 'Check origin, interface and units before; repeat the maker’s reference run after.',
    },
    products: ['studio'],
    from: 'R2025a',
    checkedOn: checked('2026-11-13'),
    sections: [
      section(
        ['哪些能导入', 'What can be imported'],
        'FMI 2.0的模型交换和联合仿真一直支持。FMI 3.0的联合仿真从R2025a起，模型交换和调度执行从R2026b起。FMU必须含有您的平台的二进制文件，或者带源码。',
        'Model exchange and co-simulation of FMI 2.0 always. Co-simulation of FMI 3.0 since R2025a, model exchange and scheduled execution since R2026b. The FMU must have binaries for your platform, or sources.',
      ),
      section(
        ['安全', 'Safety'],
        ':::warning\nFMU是可执行代码，导入它等于运行作者写的程序。只接受您信任的来源，并装上最新的更新，见[ARM-2026-001](/help/SecurityIncident?id=arm-2026-001)。\n:::',
        ':::warning\nAn FMU is executable code: importing one runs its author’s program. Accept only sources you trust, and have the newest update installed; see [ARM-2026-001](/help/SecurityIncident?id=arm-2026-001).\n:::',
      ),
      section(
        ['重复参考运行', 'Repeating the reference run'],
        '提供方附了参考结果的，用同样的步长和输入再跑一次，让软件列出偏差。',
        'If the maker enclosed reference results, run it again with the same step and inputs and let the software list the deviations.',
        ['shell', 'armilla fmu check pump.fmu --reference pump_ref.csv --tolerance 1e-3'],
      ),
    ],
    related: ['export-an-fmu', 'ssp-import-stops'],
  },
  {
    slug: 'export-an-fmu',
    category: 'modelling',
    title: { zh: '导出FMU给别的工具', en: 'Exporting an FMU for other tools' },
    summary: {
      zh: '选接口、选平台、决定要不要带源码，然后用对方的工具验证。',
      en: 'Choose the interface and the platforms, decide about sources, then verify it in the other tool.',
    },
    products: ['studio', 'twin'],
    from: 'R2025a',
    checkedOn: checked('2026-11-13'),
    sections: [
      section(
        ['接口', 'Interface'],
        '- 模型交换：由对方求解，适合与别的方程一起算。\n- 联合仿真：带着自己的求解器，适合按步交换数据。\n- 调度执行：给实时系统，需要R2026b，对方也要支持FMI 3.0。',
        '- Model exchange: the other tool solves; for equations that belong together.\n- Co-simulation: brings its own solver; for exchanging data step by step.\n- Scheduled execution: for real-time systems; needs R2026b, and FMI 3.0 on the other side.',
      ),
      section(
        ['命令', 'Command'],
        '一次可以放入几个平台的二进制文件。带源码的FMU在没有对应平台时由对方编译。',
        'Binaries of several platforms may go into one file. With sources, the other side can compile it for a platform you do not have.',
        [
          'shell',
          'armilla export Motor.mo --fmi 3.0 --interface co-simulation \\\n  --platform x86_64-linux --platform x86_64-windows --with-sources',
        ],
      ),
      section(
        ['验证', 'Verifying it'],
        '在对方的工具里用同样的输入跑一次，与浑仪的结果比较。我们做交换测试时，偏差不超过变量范围的0.1%才算可用。',
        'Run it in the other tool with the same inputs and compare. In our own exchange tests it counts as usable when no deviation exceeds 0.1% of a variable’s range.',
      ),
    ],
    related: ['import-an-fmu', 'valid-range-of-reduced-models'],
  },
  {
    slug: 'ssp-import-stops',
    category: 'modelling',
    title: { zh: 'SSP导入中途停下', en: 'The import of an SSP file stops' },
    summary: {
      zh: '导入前会先检查。单位没有定义、连接悬空，都会停下来列出位置，不擅自补上。',
      en: 'It is checked first. An undefined unit or a loose connection stops the import and is listed; nothing is filled in for you.',
    },
    products: ['studio'],
    from: 'R2026a',
    checkedOn: checked('2026-09-15'),
    sections: [
      section(
        ['常见的三种原因', 'Three common causes'],
        '- 单位没有定义：在系统描述里补上单位，或请提供方补。\n- 连接悬空：一端的组件改了名。检查列出的连接。\n- 版本是SSP 1.0：不能直接导入，请用原工具另存为2.0。',
        '- A unit is not defined: add it to the system description, or ask the maker to.\n- A loose connection: a component at one end was renamed. Look at those that are listed.\n- SSP 1.0: it cannot be imported; save it as 2.0 in the tool that made it.',
      ),
      section(
        ['查看系统描述', 'Looking at the description'],
        'SSP文件是压缩包，系统描述是其中的XML。标准的文件不需要DOCTYPE声明，含有它的文件不要导入，见[ARM-2026-007](/help/SecurityIncident?id=arm-2026-007)。',
        'An SSP file is an archive, and the description is XML inside. A proper one needs no DOCTYPE declaration; do not import a file that has one, see [ARM-2026-007](/help/SecurityIncident?id=arm-2026-007).',
        ['shell', 'unzip -p system.ssp SystemStructure.ssd | head -40\nunzip -p system.ssp SystemStructure.ssd | grep -c DOCTYPE'],
      ),
    ],
    related: ['import-an-fmu'],
  },
  {
    slug: 'modelica-3-6-warnings',
    category: 'modelling',
    title: { zh: '升级到Modelica 3.6后的警告', en: 'Warnings after moving to Modelica 3.6' },
    summary: {
      zh: '含义在3.6里改变的地方，编译器给出行号。哪些必须改，哪些可以留。',
      en: 'Where the meaning changed in 3.6 the compiler gives the line. What must be changed, and what may stay.',
    },
    products: ['studio'],
    from: 'R2025b',
    checkedOn: checked('2026-06-18'),
    sections: [
      section(
        ['必须改的', 'What must be changed'],
        '编译器报错的都要改。批量检查一个包，结果按文件列出。',
        'Whatever is an error. Check a whole package at once; the result is listed by file.',
        ['shell', 'armilla check MyLibrary --language 3.6 --report check.html'],
      ),
      section(
        ['可以留的', 'What may stay'],
        '别的工具的注解会原样保留，不解释，也不报警告。语言用例2,318个里有17个不通过，都在发布说明里列出；您的模型用到其中一个时，编译器会说明是哪一个。',
        'Annotations of other tools are kept as they are, neither interpreted nor warned about. Of the 2,318 language cases 17 fail and are listed in the release notes; if your model uses one of them, the compiler says which.',
      ),
    ],
    related: ['first-model', 'structure-of-libraries'],
  },
  {
    slug: 'structure-of-libraries',
    category: 'modelling',
    title: { zh: '怎样组织自己的库', en: 'Organising a library of your own' },
    summary: {
      zh: '一个类一个文件，接口和实现分开，每个元件附一个能运行的例子。',
      en: 'One class a file, interfaces apart from implementations, and an example that runs for each component.',
    },
    products: ['studio'],
    checkedOn: checked('2026-05-20'),
    sections: [
      section(
        ['文件夹', 'Folders'],
        '按用途分四个子包。例子放在`Examples`里，每晚可以自动运行。',
        'Four sub-packages by purpose. What is in `Examples` can be run every night.',
        [
          'package.order',
          'Interfaces\nComponents\nSystems\nExamples',
        ],
      ),
      section(
        ['版本', 'Versions'],
        '在`package.mo`里写`version`和`conversion`，改名时旧模型能自动转换。破坏接口的改动升主版本号。',
        'Write `version` and `conversion` in `package.mo`, so that old models follow when you rename. What breaks an interface raises the major number.',
        [
          'package.mo',
          'package MyLibrary\n  annotation(\n    version = "2.0.0",\n    conversion(from(version = "1.4.0", script = "modelica://MyLibrary/convert-2.0.mos")));\nend MyLibrary;',
        ],
      ),
    ],
    related: ['modelica-3-6-warnings'],
  },
  {
    slug: 'valid-range-of-reduced-models',
    category: 'modelling',
    title: { zh: '降阶模型的有效范围', en: 'The valid range of a reduced model' },
    summary: {
      zh: '范围随模型一起走。输入越出范围时，输出是一个标记，不是一个看起来合理的数。',
      en: 'The range travels with the model. When an input leaves it the output is a mark, not a number that merely looks right.',
    },
    products: ['twin', 'studio'],
    from: 'R2026a',
    checkedOn: checked('2026-11-09'),
    sections: [
      section(
        ['看范围', 'Seeing the range'],
        '训练时每个输入的最小值和最大值写在模型里。',
        'The smallest and largest value of each input in training are in the model.',
        ['shell', 'armilla reduced info pack.rom --inputs'],
      ),
      section(
        ['没有值的时候', 'When there is no value'],
        '日志写明是哪个输入、超出多少。两种办法：补充训练数据再降阶，或让控制回到保守的限值。不要自己外推。',
        'The log names the input and by how much it is outside. Either add training data and reduce again, or let the control return to its cautious limit. Do not extrapolate.',
      ),
    ],
    related: ['gateway-shows-no-value', 'export-an-fmu'],
  },
  {
    slug: 'open-source-toolboxes',
    category: 'modelling',
    title: { zh: '修改开源工具箱' },
    summary: {
      zh: '六个工具箱公开源码。复制一份再改，保留署名，升级时不会被覆盖。',
    },
    products: ['studio', 'compute'],
    checkedOn: checked('2026-07-02'),
    sections: [
      section(
        ['复制', 'Copying'],
        '不要改安装文件夹里的文件，更新会覆盖它们。复制到自己的文件夹，换一个包名。',
        '',
        ['shell', 'armilla toolbox copy Electrical --to ~/models/MyElectrical'],
      ),
      section(
        ['署名与回馈', 'Attribution'],
        '可以商用和修改，保留署名。觉得改动对别人有用的，请写信给support@armilla.example。',
        '',
      ),
    ],
    related: ['structure-of-libraries'],
  },
]
