import { reported } from '#demo/content/compatibility/counts.ts'
import { checked, type HelpArticleSeed, section } from './article.ts'

export const migration: HelpArticleSeed[] = [
  {
    slug: 'check-m-code',
    category: 'migration',
    title: { zh: '检查M代码能不能运行', en: 'Checking whether M code will run' },
    summary: {
      zh: '先在浏览器里检查函数覆盖，再用试用许可跑自己的测试。',
      en: 'Check the coverage of your functions in the browser first, then run your own tests under a trial licence.',
    },
    products: ['compute'],
    checkedOn: checked('2026-10-30'),
    sections: [
      section(
        ['在浏览器里', 'In the browser'],
        '在[MATLAB与Simulink迁移](/product/matlab-simulink)页选择.m文件，页面列出用到的函数是否覆盖。文件不离开您的机器。',
        'Choose your .m files on [From MATLAB and Simulink](/product/matlab-simulink); the page tells which of their functions are covered. The files never leave your computer.',
      ),
      section(
        ['在本机', 'On your computer'],
        '没有覆盖的函数在解析时就报出文件和行，不必等运行到那里。按出现次数排序，先改最多的。',
        'A function that is not covered is reported while parsing, with file and line. Sort by how often they occur and begin with the most frequent.',
        ['shell', 'armilla m check src/ --sort count --csv coverage.csv'],
      ),
    ],
    related: ['replace-missing-functions', 'differences-in-results'],
  },
  {
    slug: 'replace-missing-functions',
    category: 'migration',
    title: { zh: '替换没有覆盖的函数', en: 'Replacing functions that are not covered' },
    summary: {
      zh: `${reported.examined}个里有${reported.covered}个覆盖，${reported.partly}个部分覆盖，${reported.no}个没有。没有的主要是界面构建和一些特殊格式。`,
      en: `Of ${reported.examined}, ${reported.covered} are covered, ${reported.partly} in part, ${reported.no} not. Those are mainly user-interface builders and some special formats.`,
    },
    products: ['compute'],
    checkedOn: checked('2026-10-30'),
    sections: [
      section(
        ['集中在一处', 'In one place'],
        '不要在每个调用处改。写一个同名的包装函数，原来的代码不动。',
        'Do not change every call. Write a wrapper of the same name, and leave the code as it is.',
        [
          '+compat/readSpecial.m',
          'function data = readSpecial(file)\n%READSPECIAL  Reads what the other tool reads, from CSV written beforehand.\n    data = readmatrix(replace(file, ".xyz", ".csv"));\nend',
        ],
      ),
      section(
        ['MEX文件', 'MEX files'],
        '已编译的MEX不能直接用，要从源码重新编译。没有源码的，请找提供方，或把那一步放到外部程序里。',
        'Compiled MEX files have to be built again from source. Without the source, ask its maker, or move that step to a program outside.',
      ),
    ],
    related: ['check-m-code'],
  },
  {
    slug: 'differences-in-results',
    category: 'migration',
    title: { zh: '结果与原来不完全一样', en: 'Results that differ from before' },
    summary: {
      zh: '运算次序不同，末位会不同。报告里的函数相对差不超过1e-12，另有说明的除外。',
      en: 'Operations happen in another order, so the last digits differ. For the functions of the report by at most 1e-12 relatively, unless stated.',
    },
    products: ['compute'],
    checkedOn: checked('2026-09-10'),
    sections: [
      section(
        ['怎样比较', 'How to compare'],
        '不要用`==`比较浮点数。用相对差，并给一个由您的精度要求得出的界。',
        'Do not compare floating-point numbers with `==`. Use the relative difference, with a bound that follows from the accuracy you need.',
        [
          'sameResult.m',
          'function same = sameResult(a, b, tolerance)\n    scale = max(abs(a(:)), abs(b(:)));\n    difference = abs(a(:) - b(:));\n    same = all(difference <= tolerance * max(scale, eps));\nend',
        ],
      ),
      section(
        ['差得多的时候', 'When they differ by much'],
        '先找第一个出现差别的中间量。常见的原因是随机数种子、默认选项，或对病态矩阵求逆。',
        'Find the first intermediate value that differs. Common causes are the seed of random numbers, a default option, or the inverse of an ill-conditioned matrix.',
      ),
    ],
    related: ['check-m-code', 'replace-missing-functions'],
  },
  {
    slug: 'domestic-platforms-limits',
    category: 'migration',
    title: { zh: '在信创平台上的限制', en: 'Limits on domestic platforms' },
    summary: {
      zh: '哪些系统和处理器测试过，哪些功能在上面没有。',
      en: 'Which systems and processors were tested, and what they do not have.',
    },
    checkedOn: checked('2026-10-16'),
    sections: [
      section(
        ['查组合', 'Looking up a combination'],
        '系统、处理器和数据库的每个组合，状态、版本和测试日期都在[信创适配](/product/Innovation)页。没有列出的组合没有测试过。',
        'Each combination of system, processor and database is on [Domestic platforms](/product/Innovation) with status, version and day of the test. What is not listed was not tested.',
      ),
      section(
        ['实时部分', 'Real time'],
        '实时核只支持x86-64。工程师一侧可以用麒麟或openEuler，实时机不行。',
        'Real-time cores are x86-64 only. The engineer’s side may run Kylin or openEuler, the machines may not.',
        ['shell', 'uname -m\ncat /etc/os-release | grep PRETTY_NAME'],
      ),
    ],
    related: ['install-on-linux'],
  },
  {
    slug: 'move-models-from-other-tools',
    category: 'migration',
    title: { zh: '从别的Modelica工具迁移' },
    summary: {
      zh: '符合Modelica 3.6的模型可以直接打开。先换标准库版本，再检查，最后比较结果。',
    },
    products: ['studio'],
    from: 'R2025b',
    checkedOn: checked('2026-05-28'),
    sections: [
      section(
        ['顺序', 'Order'],
        '1. 在原工具里保存一份参考结果。\n2. 打开模型，运行`armilla check`，按文件改。\n3. 用同样的容差仿真，与参考结果比较。',
        '',
        ['shell', 'armilla check Plant --language 3.6\narmilla simulate Plant.Examples.Start --tolerance 1e-6 --output new.h5\narmilla compare new.h5 reference.csv --tolerance 1e-4'],
      ),
      section(
        ['别家的注解', 'Annotations'],
        '原样保留，不解释。图形位置和说明都在，求解器的选项要重新设置。',
        '',
      ),
    ],
    related: ['modelica-3-6-warnings'],
  },
  {
    slug: 'move-from-r2025a',
    category: 'migration',
    title: { zh: '从R2025a升级', en: 'Moving on from R2025a' },
    summary: {
      zh: 'R2025a的支持已于2026年6月30日结束，不再有更新和安全修复。换到哪个版本，注意什么。',
      en: 'Support for R2025a ended on 30 June 2026; no updates and no security fixes follow. Which release to move to, and what to mind.',
    },
    from: 'R2025a',
    before: 'R2025b',
    checkedOn: checked('2026-11-13'),
    sections: [
      section(
        ['选版本', 'Which release'],
        '- 要新功能：R2026b，支持到2028年11月30日。\n- 要少变动：长期支持版R2024b，支持到2029年11月30日。它比R2025a早，没有FMI 3.0，R2025a保存的模型不一定打得开。',
        '- For what is new: R2026b, supported to 30 November 2028.\n- For little change: the long-term release R2024b, supported to 30 November 2029. It is older than R2025a, has no FMI 3.0, and may not open models saved in R2025a.',
      ),
      section(
        ['步骤', 'Steps'],
        '先装新版本，与R2025a并存；把模型复制一份，在新版本里检查；结果一致以后再换。许可不用换，维护期要在新版本的发布日之后。',
        'Install the new release beside R2025a, copy the models, check them there, and move once results agree. The licence stays; its maintenance must reach beyond the day the new release came out.',
        ['shell', 'cp -r models models-r2026b\narmilla check models-r2026b --report check.html'],
      ),
    ],
    related: ['side-by-side', 'install-updates'],
  },
]
