import { converted, convertedTo, library, missing, partly } from './block.ts'

/** What has states, delays or edges. */
export const dynamicsLibraries = [
  library('continuous', '连续', 'Continuous',
    converted(`
      Integrator | 积分器 | Integrator | Modelica.Blocks.Continuous.Integrator
      Integrator Limited | 限幅积分器 | Integrator | Modelica.Blocks.Continuous.LimIntegrator
      State-Space | 状态空间 | StateSpace | Modelica.Blocks.Continuous.StateSpace
      Transfer Fcn | 传递函数 | TransferFcn | Modelica.Blocks.Continuous.TransferFunction
      Zero-Pole | 零极点 | ZeroPole | Modelica.Blocks.Continuous.TransferFunction
      Derivative | 导数 | Derivative | Modelica.Blocks.Continuous.Derivative
      Transport Delay | 传输延迟 | TransportDelay | Modelica.Blocks.Nonlinear.FixedDelay
      Variable Time Delay | 可变时间延迟 | VariableTransportDelay:Variable time delay | Modelica.Blocks.Nonlinear.VariableDelay
      PID Controller | PID控制器 | slpidlib/PID Controller, simulink/Continuous/PID Controller | Modelica.Blocks.Continuous.LimPID
      PID Controller (2DOF) | 二自由度PID控制器 | slpidlib/PID Controller (2DOF), simulink/Continuous/PID Controller (2DOF) | Modelica.Blocks.Continuous.LimPID
      First Order Hold | 一阶保持 | FirstOrderHold | Modelica.Blocks.Discrete.FirstOrderHold
    `),
    convertedTo('微分代数方程', 'Differential-algebraic equations', `
      Descriptor State-Space | 描述符状态空间 | DescriptorStateSpace
      Second-Order Integrator | 二阶积分器 | SecondOrderIntegrator
      Second-Order Integrator Limited | 限幅二阶积分器 | SecondOrderIntegrator
    `),
    partly('只转换延迟时间，不转换流速', 'Converts the delay time, not the velocity of the flow', `
      Variable Transport Delay | 可变传输延迟 | VariableTransportDelay | Modelica.Blocks.Nonlinear.VariableDelay
    `),
    missing('实体不转换', 'Entities are not converted', `
      Entity Transport Delay | 实体传输延迟 | EntityTransportDelay
    `),
  ),
  library('discontinuities', '不连续', 'Discontinuities',
    converted(`
      Saturation | 饱和 | Saturate | Modelica.Blocks.Nonlinear.Limiter
      Saturation Dynamic | 动态饱和 | simulink/Discontinuities/Saturation Dynamic | Modelica.Blocks.Nonlinear.VariableLimiter
      Dead Zone | 死区 | DeadZone | Modelica.Blocks.Nonlinear.DeadZone
      Rate Limiter | 速率限制器 | RateLimiter | Modelica.Blocks.Nonlinear.SlewRateLimiter
      Relay | 继电器 | Relay | Modelica.Blocks.Logical.Hysteresis
      Hit Crossing | 穿越检测 | HitCross | Modelica.Blocks.Logical.ZeroCrossing
      Wrap To Zero | 归零 | simulink/Discontinuities/Wrap To Zero | Modelica.Blocks.Logical.Switch
    `),
    convertedTo('条件方程', 'A conditional equation', `
      Quantizer | 量化器 | Quantizer
      Dead Zone Dynamic | 动态死区 | simulink/Discontinuities/Dead Zone Dynamic
      Coulomb & Viscous Friction | 库仑与黏性摩擦 | simulink/Discontinuities/Coulomb & Viscous Friction
    `),
    partly('初始输出须在间隙之内', 'The initial output has to lie within the gap', `
      Backlash | 间隙 | Backlash
    `, { zh: '条件方程', en: 'A conditional equation' }),
    partly('上下限随时间变化时不检测事件', 'Without events where the limits vary in time', `
      Rate Limiter Dynamic | 动态速率限制器 | simulink/Discontinuities/Rate Limiter Dynamic | Modelica.Blocks.Nonlinear.SlewRateLimiter
    `),
    partly('占空比在一个周期内不变', 'The duty cycle stays the same within a period', `
      PWM | 脉宽调制 | PWM, simulink/Discontinuities/PWM | Modelica.Blocks.Sources.Pulse
      Variable Pulse Generator | 可变脉冲发生器 | VariablePulseGenerator, simulink/Discontinuities/Variable Pulse Generator | Modelica.Blocks.Sources.Pulse
    `),
  ),
  library('discrete', '离散', 'Discrete',
    converted(`
      Unit Delay | 单位延迟 | UnitDelay | Modelica.Blocks.Discrete.UnitDelay
      Zero-Order Hold | 零阶保持 | ZeroOrderHold | Modelica.Blocks.Discrete.ZeroOrderHold
      First-Order Hold | 离散一阶保持 | simulink/Discrete/First-Order Hold | Modelica.Blocks.Discrete.FirstOrderHold
      Discrete State-Space | 离散状态空间 | DiscreteStateSpace | Modelica.Blocks.Discrete.StateSpace
      Discrete Transfer Fcn | 离散传递函数 | DiscreteTransferFcn | Modelica.Blocks.Discrete.TransferFunction
      Discrete Filter | 离散滤波器 | DiscreteFilter | Modelica.Blocks.Discrete.TransferFunction
      Discrete FIR Filter | 离散FIR滤波器 | DiscreteFir | Modelica.Clocked.RealSignals.Periodic.FIRbyCoefficients
      Discrete Zero-Pole | 离散零极点 | DiscreteZeroPole | Modelica.Blocks.Discrete.TransferFunction
      Discrete-Time Integrator | 离散时间积分器 | DiscreteIntegrator | Modelica.Blocks.Discrete.TransferFunction
      Discrete Derivative | 离散导数 | simulink/Discrete/Discrete Derivative | Modelica.Blocks.Discrete.TransferFunction
      Difference | 差分 | simulink/Discrete/Difference | Modelica.Blocks.Discrete.TransferFunction
      Transfer Fcn First Order | 一阶传递函数 | simulink/Discrete/Transfer Fcn First Order | Modelica.Blocks.Discrete.TransferFunction
      Transfer Fcn Lead or Lag | 超前或滞后传递函数 | simulink/Discrete/Transfer Fcn Lead or Lag | Modelica.Blocks.Discrete.TransferFunction
      Transfer Fcn Real Zero | 实零点传递函数 | simulink/Discrete/Transfer Fcn Real Zero | Modelica.Blocks.Discrete.TransferFunction
    `),
    convertedTo('pre算子', 'The operator pre', `
      Memory | 记忆 | Memory
    `),
    convertedTo('数组与时钟方程', 'An array and clocked equations', `
      Delay | 延迟 | Delay
      Tapped Delay | 抽头延迟 | TappedDelay, simulink/Discrete/Tapped Delay
    `),
    partly('只有比例和积分；微分和权重由人补写', 'Proportional and integral parts only; derivative and weights are added by hand', `
      Discrete PID Controller | 离散PID控制器 | slpidlib/Discrete PID Controller, simulink/Discrete/Discrete PID Controller | Modelica.Clocked.RealSignals.Periodic.PI
      Discrete PID Controller (2DOF) | 离散二自由度PID控制器 | slpidlib/Discrete PID Controller (2DOF), simulink/Discrete/Discrete PID Controller (2DOF) | Modelica.Clocked.RealSignals.Periodic.PI
    `),
    partly('使能与复位只取布尔信号', 'Enabling and resetting take Boolean signals only', `
      Enabled Delay | 使能延迟 | simulink/Discrete/Enabled Delay
      Resettable Delay | 可复位延迟 | simulink/Discrete/Resettable Delay
      Variable Integer Delay | 可变整数延迟 | simulink/Discrete/Variable Integer Delay
    `, { zh: '时钟方程', en: 'Clocked equations' }),
  ),
  library('additional-discrete', '附加离散', 'Additional Discrete',
    convertedTo('时钟方程', 'Clocked equations', `
      Unit Delay External IC | 外部初值单位延迟 | simulink/Additional Discrete/Unit Delay External IC
      Unit Delay Enabled | 使能单位延迟 | simulink/Additional Discrete/Unit Delay Enabled
      Unit Delay Enabled External IC | 使能外部初值单位延迟 | simulink/Additional Discrete/Unit Delay Enabled External IC
      Unit Delay Enabled Resettable | 使能可复位单位延迟 | simulink/Additional Discrete/Unit Delay Enabled Resettable
      Unit Delay Enabled Resettable External IC | 使能可复位外部初值单位延迟 | simulink/Additional Discrete/Unit Delay Enabled Resettable External IC
      Unit Delay Resettable | 可复位单位延迟 | simulink/Additional Discrete/Unit Delay Resettable
      Unit Delay Resettable External IC | 可复位外部初值单位延迟 | simulink/Additional Discrete/Unit Delay Resettable External IC
    `),
    partly('系数按双精度计算', 'Coefficients are computed in double precision', `
      Transfer Fcn Direct Form II | 直接II型传递函数 | simulink/Additional Discrete/Transfer Fcn Direct Form II | Modelica.Blocks.Discrete.TransferFunction
      Transfer Fcn Direct Form II Time Varying | 时变直接II型传递函数 | simulink/Additional Discrete/Transfer Fcn Direct Form II Time Varying | Modelica.Blocks.Discrete.TransferFunction
      Fixed-Point State-Space | 定点状态空间 | simulink/Additional Discrete/Fixed-Point State-Space | Modelica.Blocks.Discrete.StateSpace
    `),
    missing('没有预览输入的延迟', 'There is no delay with a preview input', `
      Unit Delay With Preview Enabled | 带预览使能单位延迟 | simulink/Additional Discrete/Unit Delay With Preview Enabled
      Unit Delay With Preview Enabled Resettable | 带预览使能可复位单位延迟 | simulink/Additional Discrete/Unit Delay With Preview Enabled Resettable
      Unit Delay With Preview Resettable | 带预览可复位单位延迟 | simulink/Additional Discrete/Unit Delay With Preview Resettable
      Unit Delay With Preview Resettable External RV | 带预览外部复位值单位延迟 | simulink/Additional Discrete/Unit Delay With Preview Resettable External RV
      Unit Delay With Preview Enabled Resettable External RV | 带预览使能外部复位值单位延迟 | simulink/Additional Discrete/Unit Delay With Preview Enabled Resettable External RV
    `),
  ),
  library('messages-events', '消息与事件', 'Messages & Events',
    missing('消息不转换', 'Messages are not converted', `
      Send | 发送 | Send
      Receive | 接收 | Receive
      Queue | 队列 | Queue
      Message Merge | 消息合并 | MessageMerge
      Sequence Viewer | 序列查看器 | SequenceViewer, simulink/Messages & Events/Sequence Viewer
      Message Polling Subsystem | 消息轮询子系统 | TriggerPort:message
    `),
  ),
]
