import { converted, convertedTo, library, missing, partly } from './block.ts'

/** Arithmetic, matrices, logic and tables. */
export const mathLibraries = [
  library('math-operations', '数学运算', 'Math Operations',
    converted(`
      Sum | 求和 | Sum | Modelica.Blocks.Math.MultiSum
      Add | 加 | Sum | Modelica.Blocks.Math.Add
      Subtract | 减 | Sum | Modelica.Blocks.Math.Feedback
      Sum of Elements | 元素求和 | Sum | Modelica.Blocks.Math.Sum
      Product | 乘积 | Product | Modelica.Blocks.Math.Product
      Divide | 除 | Product | Modelica.Blocks.Math.Division
      Product of Elements | 元素乘积 | Product | Modelica.Blocks.Math.MultiProduct
      Gain | 增益 | Gain | Modelica.Blocks.Math.Gain
      Slider Gain | 滑块增益 | simulink/Math Operations/Slider Gain | Modelica.Blocks.Math.Gain
      Unary Minus | 一元减 | UnaryMinus | Modelica.Blocks.Math.Gain
      Bias | 偏置 | Bias | Modelica.Blocks.Math.Add
      Abs | 绝对值 | Abs | Modelica.Blocks.Math.Abs
      Sign | 符号 | Signum | Modelica.Blocks.Math.Sign
      Sqrt | 平方根 | Sqrt | Modelica.Blocks.Math.Sqrt
      Signed Sqrt | 带符号平方根 | Sqrt | Modelica.Blocks.Math.Sqrt
      Reciprocal Sqrt | 平方根倒数 | Sqrt | Modelica.Blocks.Math.Sqrt
      Math Function | 数学函数 | Math | Modelica.Blocks.Math
      Trigonometric Function | 三角函数 | Trigonometry | Modelica.Blocks.Math
      MinMax | 最小最大值 | MinMax | Modelica.Blocks.Math.MinMax
      Rounding Function | 舍入函数 | Rounding | Modelica.Math
      Sine Wave Function | 正弦波函数 | Sin | Modelica.Blocks.Sources.Sine
      Complex to Magnitude-Angle | 复数到幅值相角 | ComplexToMagnitudeAngle | Modelica.ComplexBlocks.ComplexMath.ComplexToPolar
      Complex to Real-Imag | 复数到实部虚部 | ComplexToRealImag | Modelica.ComplexBlocks.ComplexMath.ComplexToReal
      Magnitude-Angle to Complex | 幅值相角到复数 | MagnitudeAngleToComplex | Modelica.ComplexBlocks.ComplexMath.PolarToComplex
      Real-Imag to Complex | 实部虚部到复数 | RealImagToComplex | Modelica.ComplexBlocks.ComplexMath.RealToComplex
      Vector Concatenate | 向量串联 | Concatenate | Modelica.Blocks.Routing.Multiplex
    `),
    convertedTo('数组表达式', 'An array expression', `
      Dot Product | 点积 | DotProduct
      Reshape | 重塑 | Reshape
      Polynomial | 多项式 | Polyval
      Squeeze | 压缩维度 | Squeeze, simulink/Math Operations/Squeeze
      Permute Dimensions | 置换维度 | PermuteDimensions
    `),
    convertedTo('隐式方程', 'An implicit equation', `
      Algebraic Constraint | 代数约束 | simulink/Math Operations/Algebraic Constraint
    `),
    partly('复位信号只取布尔量', 'The reset signal has to be Boolean', `
      MinMax Running Resettable | 可复位运行最值 | simulink/Math Operations/MinMax Running Resettable | Modelica.Blocks.Discrete.TriggeredMax
    `),
    partly('下标须在编译时已知', 'Indices have to be known when the model is compiled', `
      Assignment | 赋值 | Assignment
    `, { zh: '数组表达式', en: 'An array expression' }),
    missing('结果的维数随时间变化', 'The size of its result varies in time', `
      Find Nonzero Elements | 查找非零元素 | Find
    `),
    missing('没有采样时间的算术', 'There is no arithmetic with sample times', `
      Weighted Sample Time Math | 加权采样时间运算 | simulink/Math Operations/Weighted Sample Time Math
    `),
  ),
  library('additional-math', '附加数学', 'Additional Math',
    convertedTo('表达式', 'An expression', `
      Decrement Real World | 实际值递减 | simulink/Additional Math/Decrement Real World
      Increment Real World | 实际值递增 | simulink/Additional Math/Increment Real World
      Decrement To Zero | 递减到零 | simulink/Additional Math/Decrement To Zero
      Decrement Time To Zero | 时间递减到零 | simulink/Additional Math/Decrement Time To Zero
    `),
    missing('没有定点数的存储整数', 'Fixed-point numbers have no stored integer here', `
      Decrement Stored Integer | 存储整数递减 | simulink/Additional Math/Decrement Stored Integer
      Increment Stored Integer | 存储整数递增 | simulink/Additional Math/Increment Stored Integer
    `),
  ),
  library('matrix-operations', '矩阵运算', 'Matrix Operations',
    convertedTo('数组表达式', 'An array expression', `
      Matrix Multiply | 矩阵乘法 | MatrixMultiply, simulink/Matrix Operations/Matrix Multiply
      Transpose | 转置 | Transpose, simulink/Matrix Operations/Transpose
      Matrix Square | 矩阵平方 | simulink/Matrix Operations/Matrix Square
      Submatrix | 子矩阵 | Submatrix, simulink/Matrix Operations/Submatrix
      Identity Matrix | 单位矩阵 | IdentityMatrix, simulink/Matrix Operations/Identity Matrix
      Create Diagonal Matrix | 创建对角矩阵 | simulink/Matrix Operations/Create Diagonal Matrix
      Extract Diagonal | 提取对角线 | simulink/Matrix Operations/Extract Diagonal
      Cross Product | 叉积 | simulink/Matrix Operations/Cross Product
      Permute Matrix | 置换矩阵 | simulink/Matrix Operations/Permute Matrix
    `),
    partly('只用于实矩阵', 'For real matrices only', `
      Hermitian Transpose | 共轭转置 | simulink/Matrix Operations/Hermitian Transpose
    `, { zh: '数组表达式', en: 'An array expression' }),
    missing('没有对应的判断', 'There is no such test', `
      IsHermitian | 是否埃尔米特矩阵 | simulink/Matrix Operations/IsHermitian
      IsSymmetric | 是否对称矩阵 | simulink/Matrix Operations/IsSymmetric
      IsTriangular | 是否三角矩阵 | simulink/Matrix Operations/IsTriangular
    `),
  ),
  library('logic-bit', '逻辑与位运算', 'Logic and Bit Operations',
    converted(`
      Logical Operator | 逻辑运算符 | Logic | Modelica.Blocks.Logical
      Relational Operator | 关系运算符 | RelationalOperator | Modelica.Blocks.Logical
      Compare To Constant | 与常量比较 | simulink/Logic and Bit Operations/Compare To Constant | Modelica.Blocks.Logical.GreaterThreshold
      Compare To Zero | 与零比较 | simulink/Logic and Bit Operations/Compare To Zero | Modelica.Blocks.Logical.GreaterThreshold
      Detect Change | 检测变化 | simulink/Logic and Bit Operations/Detect Change | Modelica.Blocks.Logical.Change
      Detect Rise Positive | 检测升为正 | simulink/Logic and Bit Operations/Detect Rise Positive | Modelica.Blocks.Logical.Edge
      Detect Rise Nonnegative | 检测升为非负 | simulink/Logic and Bit Operations/Detect Rise Nonnegative | Modelica.Blocks.Logical.Edge
      Detect Fall Negative | 检测降为负 | simulink/Logic and Bit Operations/Detect Fall Negative | Modelica.Blocks.Logical.FallingEdge
      Detect Fall Nonpositive | 检测降为非正 | simulink/Logic and Bit Operations/Detect Fall Nonpositive | Modelica.Blocks.Logical.FallingEdge
    `),
    convertedTo('逻辑表达式', 'A logical expression', `
      Interval Test | 区间测试 | simulink/Logic and Bit Operations/Interval Test
      Interval Test Dynamic | 动态区间测试 | simulink/Logic and Bit Operations/Interval Test Dynamic
      Detect Increase | 检测增大 | simulink/Logic and Bit Operations/Detect Increase
      Detect Decrease | 检测减小 | simulink/Logic and Bit Operations/Detect Decrease
      Combinatorial Logic | 组合逻辑 | CombinatorialLogic
    `),
    partly('只用于不超过32位的整数', 'For integers of up to 32 bits', `
      Bitwise Operator | 按位运算符 | Bitwise, simulink/Logic and Bit Operations/Bitwise Operator
      Bit Set | 置位 | simulink/Logic and Bit Operations/Bit Set
      Bit Clear | 清位 | simulink/Logic and Bit Operations/Bit Clear
      Shift Arithmetic | 算术移位 | ArithShift
      Extract Bits | 提取位 | simulink/Logic and Bit Operations/Extract Bits
    `, { zh: '整数运算', en: 'Integer arithmetic' }),
  ),
  library('lookup-tables', '查找表', 'Lookup Tables',
    converted(`
      1-D Lookup Table | 一维查找表 | Lookup_n-D:1, Lookup | Modelica.Blocks.Tables.CombiTable1Ds
      2-D Lookup Table | 二维查找表 | Lookup_n-D, Lookup_n-D:2, Lookup2D | Modelica.Blocks.Tables.CombiTable2Ds
      Sine | 正弦 | simulink/Lookup Tables/Sine | Modelica.Blocks.Math.Sin
      Cosine | 余弦 | simulink/Lookup Tables/Cosine | Modelica.Blocks.Math.Cos
      Lookup Table Dynamic | 动态查找表 | simulink/Lookup Tables/Lookup Table Dynamic | Modelica.Math.Vectors.interpolate
    `),
    partly('最多三维；样条插值改为Akima插值', 'Up to three dimensions; splines become Akima splines', `
      n-D Lookup Table | n维查找表 | Lookup_n-D:n | Modelica.Blocks.Tables
      Prelookup | 预查找 | PreLookup | Modelica.Blocks.Tables.CombiTable1Ds
      Interpolation Using Prelookup | 预查找插值 | Interpolation_n-D | Modelica.Blocks.Tables.CombiTable2Ds
      Direct Lookup Table (n-D) | n维直接查找表 | LookupNDDirect | Modelica.Blocks.Routing.Extractor
    `),
  ),
]
