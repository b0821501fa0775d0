import { addOn, converted, convertedTo, library, missing, partly } from './block.ts'

/** What holds other blocks, what runs code, what watches a model; and the libraries of other products. */
export const structureLibraries = [
  library('ports-subsystems', '端口与子系统', 'Ports & Subsystems',
    convertedTo('组件', 'A component', `
      Subsystem | 子系统 | SubSystem
      Atomic Subsystem | 原子子系统 | SubSystem
      CodeReuse Subsystem | 代码复用子系统 | SubSystem
      Model | 模型引用 | ModelReference
      Subsystem Reference | 子系统引用 | SubSystem:Reference
    `),
    converted(`
      Inport | 输入端口 | Inport, InportShadow | Modelica.Blocks.Interfaces.RealInput
      Outport | 输出端口 | Outport | Modelica.Blocks.Interfaces.RealOutput
      In Bus Element | 输入总线元素 | Inport | Modelica.Blocks.Interfaces.RealInput
      Out Bus Element | 输出总线元素 | Outport | Modelica.Blocks.Interfaces.RealOutput
    `),
    convertedTo('条件方程', 'A conditional equation', `
      If | 条件 | If
      If Action Subsystem | 条件执行子系统 | ActionPort
      Switch Case | 分支 | SwitchCase
      Switch Case Action Subsystem | 分支执行子系统 | ActionPort
    `),
    partly('使能时状态总是保持；“使能时重置”不转换', 'States are always held when enabled; “reset when enabling” is not converted', `
      Enable | 使能 | EnablePort
      Enabled Subsystem | 使能子系统 | EnablePort
    `, { zh: '时钟分区', en: 'A clocked partition' }),
    partly('只转换上升沿和下降沿，不转换函数调用', 'Rising and falling edges are converted, function calls are not', `
      Trigger | 触发 | TriggerPort
      Triggered Subsystem | 触发子系统 | TriggerPort
      Enabled and Triggered Subsystem | 使能触发子系统 | TriggerPort
      Resettable Subsystem | 可复位子系统 | ResetPort
    `, { zh: 'when方程', en: 'A when equation' }),
    partly('循环次数须在编译时已知', 'The number of iterations has to be known when the model is compiled', `
      For Each Subsystem | 逐个子系统 | ForEach
      For Iterator Subsystem | For循环子系统 | ForIterator
    `, { zh: '组件数组或for循环', en: 'An array of components or a for loop' }),
    missing('循环次数由信号决定', 'A signal decides how often it is repeated', `
      While Iterator Subsystem | While循环子系统 | WhileIterator
    `),
    missing('函数调用不转换', 'Function calls are not converted', `
      Function-Call Subsystem | 函数调用子系统 | TriggerPort:function-call
      Function-Call Generator | 函数调用发生器 | simulink/Ports & Subsystems/Function-Call Generator
      Function-Call Split | 函数调用分支 | FunctionCallSplit
      Function-Call Feedback Latch | 函数调用反馈锁存 | FunctionCallFeedbackLatch
    `),
    missing('变体不转换；请先选定一个变体', 'Variants are not converted; choose one first', `
      Variant Subsystem | 变体子系统 | SubSystem:Variant
      Variant Model | 变体模型 | ModelReference:Variant
      Configurable Subsystem | 可配置子系统 | SubSystem:Configurable
    `),
    missing('单位在变量声明里写明', 'Units are declared with the variables instead', `
      Unit System Configuration | 单位制配置 | UnitConfiguration, UnitSystemConfiguration
    `),
  ),
  library('user-defined', '用户定义函数', 'User-Defined Functions',
    partly('有C源码才能重新编译', 'Compiled anew where its C source is at hand', `
      S-Function | S函数 | S-Function
      S-Function Builder | S函数生成器 | S-Function:S-Function Builder
      C Caller | C调用器 | CCaller
      C Function | C函数 | CFunction
    `, { zh: '外部函数', en: 'An external function' }),
    partly('代码按M函数覆盖表检查', 'Its code is judged by the coverage table of functions', `
      MATLAB Function | MATLAB函数 | SubSystem:MATLAB Function
    `, { zh: '浑仪计算的函数', en: 'A function of Armilla Compute' }),
    partly('只转换一个标量输入的表达式', 'Expressions of one scalar input are converted', `
      Fcn | 函数 | Fcn
    `, { zh: '表达式', en: 'An expression' }),
    missing('每步回调解释器，没有对应', 'Calls the interpreter at each step; there is nothing like it', `
      Interpreted MATLAB Function | 解释型MATLAB函数 | MATLABFcn
      Level-2 MATLAB S-Function | 二级MATLAB S函数 | M-S-Function
      MATLAB System | MATLAB系统 | MATLABSystem
    `),
    missing('函数调用不转换', 'Function calls are not converted', `
      Function Caller | 函数调用器 | FunctionCaller
      Simulink Function | Simulink函数 | TriggerPort:Simulink function
      Initialize Function | 初始化函数 | EventListener
      Reinitialize Function | 再初始化函数 | EventListener
      Reset Function | 复位函数 | EventListener
      Terminate Function | 终止函数 | EventListener
    `),
    missing('Python代码不转换', 'Python code is not converted', `
      Python Code | Python代码 | PythonCode
    `),
  ),
  library('model-verification', '模型验证', 'Model Verification',
    convertedTo('assert语句', 'An assert statement', `
      Assertion | 断言 | Assertion
      Check Static Range | 检查静态范围 | simulink/Model Verification/Check Static Range
      Check Dynamic Range | 检查动态范围 | simulink/Model Verification/Check Dynamic Range
      Check Static Gap | 检查静态间隙 | simulink/Model Verification/Check Static Gap
      Check Dynamic Gap | 检查动态间隙 | simulink/Model Verification/Check Dynamic Gap
      Check Static Lower Bound | 检查静态下限 | simulink/Model Verification/Check Static Lower Bound
      Check Static Upper Bound | 检查静态上限 | simulink/Model Verification/Check Static Upper Bound
      Check Dynamic Lower Bound | 检查动态下限 | simulink/Model Verification/Check Dynamic Lower Bound
      Check Dynamic Upper Bound | 检查动态上限 | simulink/Model Verification/Check Dynamic Upper Bound
      Check Discrete Gradient | 检查离散梯度 | simulink/Model Verification/Check Discrete Gradient
      Check Input Resolution | 检查输入分辨率 | simulink/Model Verification/Check Input Resolution
    `),
  ),
  library('model-utilities', '模型范围工具', 'Model-Wide Utilities',
    convertedTo('组件的文档', 'The documentation of a component', `
      DocBlock | 文档块 | simulink/Model-Wide Utilities/DocBlock
      Model Info | 模型信息 | simulink/Model-Wide Utilities/Model Info
    `),
    missing('线性化在浑仪控制里设置', 'Linearisation is set up in Armilla Control instead', `
      Timed-Based Linearization | 定时线性化 | TimedBasedLinearization, simulink/Model-Wide Utilities/Timed-Based Linearization
      Trigger-Based Linearization | 触发线性化 | TriggerBasedLinearization, simulink/Model-Wide Utilities/Trigger-Based Linearization
    `),
    missing('只说明其他模块，不参与仿真', 'Tells about other blocks and takes no part in a run', `
      Block Support Table | 模块支持表 | simulink/Model-Wide Utilities/Block Support Table
    `),
  ),
  library('dashboard', '仪表板', 'Dashboard',
    missing('操作面板不转换；信号照常记录', 'Panels are not converted; signals are recorded all the same', `
      Callback Button | 回调按钮 | CallbackButton, CustomCallbackButton
      Check Box | 复选框 | Checkbox
      Combo Box | 组合框 | ComboBox
      Dashboard Scope | 仪表板示波器 | DashboardScope
      Dashboard Display | 仪表板显示 | DisplayBlock
      Edit | 编辑框 | EditField
      Gauge | 仪表 | CircularGaugeBlock
      Half Gauge | 半圆仪表 | SemiCircularGaugeBlock
      Quarter Gauge | 四分之一仪表 | QuarterGaugeBlock
      Linear Gauge | 线性仪表 | LinearGaugeBlock
      Knob | 旋钮 | KnobBlock
      Lamp | 指示灯 | LampBlock
      MultiStateImage | 多状态图像 | MultiStateImageBlock
      Push Button | 按钮 | PushButtonBlock
      Radio Button | 单选按钮 | RadioButtonGroup
      Rocker Switch | 翘板开关 | RockerSwitchBlock
      Rotary Switch | 旋转开关 | RotarySwitchBlock
      Slider | 滑块 | SliderBlock
      Slider Switch | 滑动开关 | SliderSwitchBlock
      Toggle Switch | 拨动开关 | ToggleSwitchBlock
    `),
  ),
  addOn('stateflow', 'Stateflow', 'Stateflow',
    missing('不转换，留下同名的空组件；图中的代码没有检查', 'Not converted; an empty component of the same name is left, and the code in it was not examined', `
      Chart | 状态图 | SubSystem:Chart
      State Transition Table | 状态转移表 | SubSystem:State Transition Table
      Truth Table | 真值表 | SubSystem:Truth Table
      Test Sequence | 测试序列 | SubSystem:Test Sequence
      Requirements Table | 需求表 | SubSystem:Requirements Table
    `),
  ),
  addOn('simscape', 'Simscape', 'Simscape',
    missing('物理网络不转换；用浑仪建模的物理组件重建', 'Physical networks are not converted; they are built anew from the physical components of Armilla Studio', `
      Simscape component | Simscape元件 | SimscapeBlock, SimscapeComponentBlock, SimscapeMultibodyBlock, SimscapeProbe
      Connection Port | 连接端口 | PMIOPort, ConnectionPort, ConnectionLabel
      Simscape Bus | Simscape总线 | SimscapeBus
      Foundation Library | 基础库 | fl_lib/*
      Utilities | 工具库 | nesl_utility/*
      Multibody | 多体 | sm_lib/*
      Electrical | 电气 | ee_lib/*, elec_lib/*, powerlib/*, sps_lib/*, spsSourcesLib/*
      Driveline | 传动 | sdl_lib/*
      Fluids | 流体 | SimscapeFluids_lib/*, sh_lib/*
      Battery | 电池 | batt_lib/*, batteryecm_lib/*
    `),
  ),
]
